import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct TextHostNamingTests {
  private let naming = IDN2HostNaming()

  @Test(arguments: [
    ("[::]", "[::]"),
    ("[0:0:0:0:0:0:0:1]", "[::1]"),
    ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"),
    ("[1:0:0:2:3:0:0:4]", "[1::2:3:0:0:4]"),
    ("[1:0:2:3:4:5:6:7]", "[1:0:2:3:4:5:6:7]"),
    ("[2001:0DB8::00AB:0]", "[2001:db8::ab:0]"),
    ("[1:2:3:4:5:6::]", "[1:2:3:4:5:6::]"),
    ("[::ffff:192.0.2.1]", "[::ffff:c000:201]"),
    // The names of https://www.rfc-editor.org/rfc/rfc3492#section-7.1 and of browsers.
    ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
    ("3年B組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
    ("そのスピードで", "xn--d9juau41awczczp"),
    ("ab--ä.de", "xn--ab---ooa.de"),
    ("-ä-.de", "xn-----via.de"),
    ("(株).jp", "xn--()-z88d.jp"),
    ("(株).例", "xn--()-z88d.xn--fsq"),
    ("「」.jp", "xn--16jc.jp"),
    ("ＸＮ--ZZZZZZZZZZ.例", "xn--zzzzzzzzzz.xn--fsq"),
  ])
  func convertsAHostAsBrowsersDo(_ host: String, _ name: String) {
    #expect(naming.asciiForm(of: host) == name)
    #expect(naming.asciiForm(of: name) == name)
  }

  /// Labels that libidn2 rejects are encoded here without it; Foundation has its own tables.
  @Test(arguments: UInt64(1)...4)
  func encodesSymbolsAsFoundationDoes(_ seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    let characters = Array("aZ09é例えカﾊﾟ❤☃💩👍🏽♥∞√「」（）Ωж한".unicodeScalars)
    for _ in 0..<200 {
      let label = (0..<8).map { _ in
        characters[Int.random(in: 0..<characters.count, using: &generator)]
      }
      let host = String(String.UnicodeScalarView(["❤"] + label)) + ".jp"
      #expect(naming.asciiForm(of: host) == FoundationHostNaming().asciiForm(of: host), "\(host)")
    }
  }

  @Test func limitsALabelTo63Bytes() {
    let fits = String(repeating: "例", count: 50)
    #expect(naming.asciiForm(of: fits)?.utf8.count ?? 0 <= 63)
    #expect(naming.asciiForm(of: String(repeating: "例え", count: 100)) == nil)
    #expect(naming.asciiForm(of: String(repeating: "❤☃", count: 100)) == nil)
  }

  /// Four labels of 60 bytes and their dots are 244 bytes, and `xn--qei` and `xn--fsq` are 7 each.
  @Test(arguments: ["❤", "例"])
  func limitsANameTo253Bytes(_ last: String) {
    let labels = String(repeating: String(repeating: "a", count: 60) + ".", count: 4)
    #expect(naming.asciiForm(of: "\(labels)a.\(last)")?.utf8.count == 253)
    #expect(naming.asciiForm(of: "\(labels)aa.\(last)") == nil)
  }
}
