import CoreDomain
import Testing

@Suite struct HTTPOriginTests {
  @Test(arguments: [
    ("https://api.example.org/a?b#c", "https://api.example.org", 443),
    ("http://api.example.org", "http://api.example.org", 80),
    ("HTTPS://API.Example.ORG:443/", "https://api.example.org", 443),
    ("http://127.0.0.1:8123/x", "http://127.0.0.1:8123", 8123),
    ("https://example.org:80", "https://example.org:80", 80),
    ("https://example.org:65535", "https://example.org:65535", 65535),
    ("https://example.org:?a", "https://example.org", 443),
    ("https://example.org#a", "https://example.org", 443),
    ("http://[::1]/", "http://[::1]", 80),
    ("http://[2001:DB8::A]:8080", "http://[2001:db8::a]:8080", 8080),
    ("http://[::ffff:127.0.0.1]:0080", "http://[::ffff:127.0.0.1]", 80),
    ("http://a_b.example./", "http://a_b.example.", 80),
  ])
  func isReadFromAnAddress(_ address: String, _ text: String, _ port: Int) throws {
    let origin = try #require(HTTPOrigin(address: address))
    #expect(origin.description == text)
    #expect(origin.port == port)
  }

  @Test(arguments: [
    "", "/a", "//example.org/a", "example.org", "https:", "https://", "https:///a", "https://:80",
    "https:example.org", "https:/example.org", "ftp://example.org", "mailto:ada@example.org",
    "https://example.org:0", "https://example.org:65536", "https://example.org:8o",
    "https://example.org:+80", "https://example.org:000080", "https://example.org:80:80",
    "https://[ab", "https://ab]", "https://[::1", "https://[]", "https://[::1]x",
    "https://[fe80::1%25eth0]", "https://::1",
    "https://example.org\\@example.com",
    "https://ada@example.org", "https://ada:lovelace@example.org", "https://@example.org",
    "https://example.com\\.example.org", "https://exam ple.org", "https://example.org/a b",
    "https://例え.jp", "https://example.org\n", " https://example.org", "1https://example.org",
  ])
  func isNilForAnAddressWithoutAServer(_ address: String) {
    #expect(HTTPOrigin(address: address) == nil)
  }

  @Test(arguments: [
    ("HTTPS://API.EXAMPLE.ORG:443?page=2", true), ("http://api.example.org/", false),
    ("https://api.example.org:444/", false), ("https://example.org/", false),
    ("https://api.example.org.example.com/", false),
    ("https://api.example.org@example.com/", false),
  ])
  func containsOnlyTheAddressesOfTheSameServer(_ address: String, _ isContained: Bool) throws {
    let origin = try #require(HTTPOrigin(address: "https://api.example.org/repositories/1"))
    #expect(origin.contains(address) == isContained)
  }

  @Test(arguments: [
    ("http://localhost:8080", true), ("http://[::1]", true), ("http://127.0.0.2", true),
    ("http://128.0.0.1", false), ("http://127.example.org", false),
    ("http://localhost.example.org", false), ("http://[::2]", false),
  ])
  func tellsWhetherTheHostIsThisMachine(_ address: String, _ isLoopback: Bool) throws {
    #expect(try #require(HTTPOrigin(address: address)).isLoopback == isLoopback)
  }
}
