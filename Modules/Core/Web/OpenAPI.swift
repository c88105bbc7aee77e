package import CoreDomain
import FoundationEssentials
import HTTPTypes

/// The description of the API in OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1
///
/// It is written by hand, because it contains information that the routes lack. A test of each
/// feature compares its part, `Texts/OpenAPI.json`, with its routes, in both directions.
package struct OpenAPI: Sendable {
  private let parts: [OpenAPIPart]

  package init(_ parts: [OpenAPIPart]) {
    self.parts = parts
  }

  var route: ServerRoute {
    let bytes = bytes
    return ServerRoute(.get, "/api/v1/openapi.json") { _ in
      var reply = ServerReply(.ok, fields: [.contentType: "application/json"], body: bytes)
      reply.fields[.cacheControl] = "max-age=3600"
      return reply
    }
  }

  /// The API description as JSON in UTF-8, with sorted keys.
  package var bytes: [UInt8] {
    let whole = parts.reduce(OpenAPIPart.common.object) { $0.merging($1.object) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(whole))
    } catch {
      preconditionFailure("The API description cannot be written: \(error)")
    }
  }
}

/// A feature's part of the API description: a JSON object with the members `paths` and
/// `components`. The paths begin with `/api/v1/` and the feature's name. All features share one
/// namespace for their components.
package struct OpenAPIPart: Sendable {
  fileprivate let object: JSONValue

  /// Parses a part. Traps if it is not JSON, or if a placeholder has no value: when the server
  /// starts, or when a test reads the part.
  ///
  /// - Parameters:
  ///   - text: The part as JSON. `%NewsFeed.limit%` is a placeholder: the text must contain no
  ///     other percent sign. A string that consists of a placeholder becomes the value itself,
  ///     such as a number.
  ///   - values: The values of the placeholders, by their Swift expressions.
  package init(_ text: String, values: [String: JSONValue] = [:]) {
    let values = values.merging(Self.commonValues) { own, _ in own }
    do {
      object = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).filled(with: values)
    } catch {
      preconditionFailure("The API description cannot be read: \(error)")
    }
  }

  /// The placeholders that every part may use.
  private static let commonValues: [String: JSONValue] = [
    "BodyUse.limit": .integer(BodyUse.limit),
    "Int.max": .integer(.max),
    "Int.min": .integer(.min),
    "ListLimit.most": .integer(ListLimit.most),
    "ListLimit.mostOfReply": .integer(ListLimit.mostOfReply),
    "ProductName.text": .text(ProductName.text),
    "ProductName.token": .text(ProductName.token),
    "Site.targetLimit": .integer(Site.targetLimit),
  ]

  /// The part of the description that belongs to no feature.
  fileprivate static let common = OpenAPIPart(Texts.openAPI)
}
