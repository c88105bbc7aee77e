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

  @Test func theServerMarksEveryReplyAsDemoDataAndHasAFolderOfItsOwn() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer(
        "--demo", environment: ["XDG_DATA_HOME": programs.folder]
      ) { server in
        #expect(server.announcement.hasPrefix(Self.note + " Listening on http://127.0.0.1:"))
        #expect(try await visitor.get("/", of: server).text.contains(Self.note))
        let name = try #require(HTTPField.Name("\(ProductName.token)-Data"))
        let reply = try await visitor.get("/healthz", of: server)
        #expect(reply.response.headerFields[name] == "demo")
      }
      #expect(outcome.status == 0)
      #expect(try programs.names() == ["seams-demo"])
    }
  }
}
