import CoreDomain
import Testing

/// Resolves relative references.
@Suite struct HTTPLinkTargetTests {
  /// The examples of https://www.rfc-editor.org/rfc/rfc3986#section-5.4
  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"),
    ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
    ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"),
    ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
    ("http:g", "http:g"), ("z39:g", "z39:g"), ("1:g", "http://a/b/c/1:g"),
    ("+g:h", "http://a/b/c/+g:h"),
  ])
  func resolvesAReferenceByTheSpecification(_ reference: String, _ target: String) {
    #expect(Self.target(reference, at: "http://a/b/c/d;p?q") == target)
  }

  @Test(arguments: [
    ("a?page=2", "http://a.example", "http://a.example/a?page=2"),
    ("?page=2", "http://a.example", "http://a.example?page=2"),
    ("?page=2", "http://a.example/list?page=1#top", "http://a.example/list?page=2"),
    ("?page=2", "http://a.example/x/../y", "http://a.example/x/../y?page=2"),
    ("/..", "http://a.example/x/y", "http://a.example/"),
    ("/a//../b", "http://a.example/x/y", "http://a.example/a/b"),
    ("https://b.example/x/../y/.", "http://a.example", "https://b.example/y/"),
    ("//b.example/./x", "https://a.example/", "https://b.example/x"),
  ])
  func resolvesAReferenceAgainstTheAddressOfTheReply(
    _ reference: String, _ address: String, _ target: String
  ) {
    #expect(Self.target(reference, at: address) == target)
  }

  @Test func isNilIfNoServerIsKnown() {
    #expect(Self.target("/a", at: "nowhere") == nil)
    #expect(Self.target("/a", at: "http://a.example/a b") == nil)
    #expect(Self.target("http://b.example/", at: "") == "http://b.example/")
  }

  private static func target(_ reference: String, at address: String) -> String? {
    HTTPReply.linking(["<\(reference)>; rel=next"], at: address).link("next")?.target
  }
}
