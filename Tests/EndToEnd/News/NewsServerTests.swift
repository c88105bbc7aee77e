import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over real sockets.
@Suite struct NewsServerTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let api = "/api/v1/news"

  /// The server does not follow user-supplied addresses into private networks.
  @Test func doesNotContactPrivateNetworks() async throws {
    try await withLoopbackServer(answering: { _ in [.reset] }) { service in
      try await withPrograms { programs in
        try await programs.withServer { server in
          let port = service.authority.split(separator: ":").last.map(String.init) ?? ""
          for host in ["127.0.0.1", "localhost", "%5B::1%5D", "0x7f.1"] {
            let address = "http://\(host):\(port)/feed.xml"
            let page = try await visitor.post("/news/feeds", form: "address=\(address)", to: server)
            #expect(page.response.status == .forbidden, "\(address)")
            #expect(page.text.contains("part of a private network"), "\(address)")
            let preview = try await visitor.get(
              "\(Self.api)/preview?address=\(address)", of: server)
            #expect(preview.response.status == .forbidden, "\(address)")
          }
        }
      }
      #expect(service.connections == 0)
    }
  }
}
