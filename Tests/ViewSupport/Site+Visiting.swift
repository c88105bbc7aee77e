package import CoreTesting
package import CoreWeb
package import HTTPTypes
package import Testing

extension Site {
  package func reply(
    to path: String, _ method: HTTPRequest.Method, _ body: String, type: String? = nil
  ) async -> ServerReply {
    await reply(to: path, method, type: type, body: BytesSource(body))
  }

  /// Sends JSON, as a program does.
  package func reply(
    to path: String, _ method: HTTPRequest.Method, json: String
  ) async -> ServerReply {
    await reply(to: path, method, json, type: "application/json")
  }

  /// Sends a form, as a browser does.
  package func reply(to path: String, form: String) async -> ServerReply {
    await reply(to: path, .post, form, type: "application/x-www-form-urlencoded")
  }

  package var visitor: PageVisitor {
    PageVisitor { path in PageReply(await reply(to: path)) }
  }

  /// Returns a visitor who has opened a page without faults.
  package func visit(
    _ path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> PageVisitor {
    let person = visitor
    try await person.open(path)
    #expect(person.page.faults == [], sourceLocation: sourceLocation)
    return person
  }
}
