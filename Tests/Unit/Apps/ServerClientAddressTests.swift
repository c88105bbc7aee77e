import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerClientAddressTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7", false), ("127.0.0.1", "127.0.0.1", true),
    ("::ffff:192.0.2.7", "192.0.2.7", false), ("::1", "0:0:0:0::/64", true),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", false),
    ("2001:db8::1", "2001:db8:0:0::/64", false),
    ("2001::1:2:3:4:5:6", "2001:0:1:2::/64", false), ("fe80::", "fe80:0:0:0::/64", false),
  ])
  func countsAnIPv6NetworkAsOneClient(_ text: String, _ network: String, _ isLoopback: Bool) throws
  {
    let address = try #require(ClientAddress(text))
    #expect(address.network == network)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "localhost", "1.2.3", "1.2.3.4:80", "1:2", "1:2:3:4:5:6:7:8:9", "::1::2", "1:2:3:4:5:6:7:g",
    "1::2:3:4:5:6:7:8", "+1::2", "1.2.3.4\n",
  ])
  func isNilForAnInvalidAddress(_ text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test(arguments: [
    ("127.0.0.1", "192.0.2.7", true, "192.0.2.7"),
    ("127.0.0.1", "10.0.0.1, 192.0.2.7", true, "192.0.2.7"),
    ("127.0.0.1", "192.0.2.7", false, "127.0.0.1"),
    ("198.51.100.1", "192.0.2.7", true, "198.51.100.1"),
    ("127.0.0.1", "unknown", true, "127.0.0.1"),
  ])
  func trustsOnlyAProxyOnThisMachine(
    _ peer: String, _ forwarded: String, _ takesForwarded: Bool, _ text: String
  ) {
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: "/",
      headerFields: [.xForwardedFor: forwarded])
    let client = ClientAddress(peer: peer, of: request, takesForwarded: takesForwarded)
    #expect(client?.text == text)
  }
}
