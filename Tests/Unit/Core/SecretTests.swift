import CoreDomain
import Testing

@Suite struct SecretTests {
  private static let word = "ghx_0123456789abcdef"

  @Test(arguments: [
    "\(word)", "  \(word)\t", "\(word)\n", "\r\n\(word)\r\n",
  ])
  func isSentAsCredentials(_ text: String) throws {
    let secret = try #require(Secret(text))
    #expect(secret.authorization(scheme: "Bearer") == "Bearer \(Self.word)")
  }

  @Test(arguments: [
    "", " ", "\n", "a b", "a\tb", "a\r\nX-Other: b", "a\u{0}", "a\u{7F}", "é", "日本", "\u{A0}a",
    String(repeating: "a", count: Secret.longest + 1),
  ])
  func isNilForATextThatNoFieldCanContain(_ text: String) {
    #expect(Secret(text) == nil)
  }

  @Test func mayBeAsLongAsItsLimit() {
    #expect(Secret(String(repeating: "~", count: Secret.longest)) != nil)
  }

  @Test func isNeverPrinted() throws {
    let secret = try #require(Secret(Self.word))
    var dumped = ""
    dump(Holder(secret: secret), to: &dumped)
    let texts = [
      "\(secret)", String(describing: secret), String(reflecting: secret), dumped,
      "\(Optional(secret) as Any)", "\([secret])", "\(Holder(secret: secret))",
    ]
    for text in texts {
      #expect(!text.contains(Self.word) && text.contains("(secret)"), "\(text)")
    }
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  private struct Holder {
    let secret: Secret
  }
}
