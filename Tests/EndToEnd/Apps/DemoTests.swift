import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// A demo program, independent of its features: it announces the demo and does not touch the
/// person's data.
@Suite struct DemoTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let note =
    "This is demo data: all of it is invented, and nothing leaves this machine."

  @Test func theServerMarksEveryReplyAsDemoData() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer("--demo", "--data-dir", programs.dataFolder) {
        server in
        #expect(server.announcement.hasPrefix(Self.note + " Listening on http://127.0.0.1:"))
        #expect(try await visitor.get("/", of: server).text.contains(Self.note))
        let name = try #require(HTTPField.Name("\(ProductName.token)-Data"))
        for path in ["/", "/nowhere", "/api/v1/openapi.json", "/healthz"] {
          let reply = try await visitor.get(path, of: server)
          #expect(reply.response.headerFields[name] == "demo", "\(path)")
        }
      }
      #expect(outcome.status == 0)
    }
  }

  @Test func storesItsDataInAFolderOfItsOwn() async throws {
    try await withPrograms { programs in
      try await programs.withServer("--demo", environment: ["XDG_DATA_HOME": programs.folder]) {
        _ in
      }
      #expect(try programs.names() == ["seams-demo"])
    }
  }
}
