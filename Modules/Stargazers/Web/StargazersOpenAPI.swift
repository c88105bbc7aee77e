import CoreWeb
import StargazersDomain

extension OpenAPIPart {
  /// The part of the API description for stargazers. A test compares it with the routes.
  static let stargazers = OpenAPIPart(
    Texts.openAPI,
    values: [
      "StargazerListRequest.offsets.upperBound": .integer(StargazerListRequest.offsets.upperBound)
    ])
}
