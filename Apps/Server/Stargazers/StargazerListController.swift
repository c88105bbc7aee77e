import CoreDomain
import FoundationEssentials
import HTTPTypes
import StargazersDomain

/// Turns requests for the list into intents of its screen.
struct StargazerListController: Sendable {
  let screen: any StargazerListScreen

  func show() async {
    await screen.show()
  }

  /// Keeps what somebody filled into the form of the page: `title`.
  func add(_ fields: FormFields) async {
    await screen.add(fields["title"] ?? "")
  }

  /// Keeps what a program sent as JSON: an object with `title`.
  ///
  /// - Throws: ``Problem`` when the bytes are no such JSON.
  func add(_ json: [UInt8]) async throws(Problem) {
    await screen.add(try NewStargazer(json).title)
  }

  /// Removes what the path names.
  func remove(_ request: ServerRequest) async throws(Problem) {
    await screen.remove(Stargazer.ID(try request.parameter("id")))
  }
}

/// What a program sends to add a stargazer.
private struct NewStargazer: Decodable {
  let title: String

  init(_ json: [UInt8]) throws(Problem) {
    do {
      self = try JSONDecoder().decode(NewStargazer.self, from: Data(json))
    } catch let error as DecodingError {
      throw Problem(error)
    } catch {
      throw .unexpected
    }
  }
}
