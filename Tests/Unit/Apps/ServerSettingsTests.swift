import Composition
import CoreDomain
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerSettingsTests {
  private let token = String(repeating: "t", count: 32)

  @Test(arguments: ["127.0.0.1", "127.1.2.3", "localhost", "::1"])
  func requiresNoTokenOnLoopback(_ host: String) throws {
    let settings = try ServerSettings(host: host, port: 0)
    #expect(settings.token == nil)
  }

  @Test(arguments: ["0.0.0.0", "::", "192.168.0.2", "seams.example.org", "128.0.0.1", "127.0.0.x"])
  func requiresATokenBeyondLoopback(_ host: String) throws {
    let failure = ServerFailure.tokenMissing(host: host)
    #expect(throws: failure) { try ServerSettings(host: host, port: 0) }
    #expect(failure.status == .configuration)
    #expect(failure.description.contains("SEAMS_TOKEN or --token-file"))
    #expect(try ServerSettings(host: host, port: 0, token: token).host == host)
  }

  @Test func requiresATokenForAPublicName() throws {
    #expect(throws: ServerFailure.self) {
      try ServerSettings(host: "127.0.0.1", port: 0, publicNames: ["seams.example.org"])
    }
    let name = ["seams.example.org"]
    #expect(try ServerSettings(host: "::1", port: 0, publicNames: name, token: token).port == 0)
    #expect(try ServerSettings(host: "::1", port: 0, publicNames: name, isForAll: true).port == 0)
  }

  @Test(arguments: [
    "", "short", "tttttttttttttttttttttttttttttt t", "tttttttttttttttttttttttttttttttü",
  ])
  func rejectsAWeakOrInvalidToken(_ text: String) {
    #expect(throws: ServerFailure.weakToken) {
      try ServerSettings(host: "127.0.0.1", port: 0, token: text)
    }
    #expect(!ServerFailure.weakToken.description.contains("ttt"))
  }

  @Test(arguments: ["", "a b", "http://a", "a:80", "bücher.example"])
  func rejectsAnInvalidHostName(_ name: String) {
    #expect(throws: ServerFailure.malformedName(name)) {
      try ServerSettings(host: "127.0.0.1", port: 0, publicNames: [name])
    }
  }

  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"),
    ("localhost", "http://localhost:80"),
  ])
  func writesItsAddressAsAURL(_ host: String, _ address: String) throws {
    #expect(try ServerSettings(host: host, port: 0).address(port: 80) == address)
  }

  @Test func doesNotPrintTheToken() throws {
    let token = try #require(AccessToken(token))
    #expect("\(token)" == "(secret)")
    #expect(String(reflecting: token) == "(secret)")
  }
}
