import Testing

@testable import NewsInfrastructure

/// Text that may be plain or HTML is HTML if it contains something that only HTML has.
@Suite struct HTMLLikenessTests {
  private static func likeness(of text: String) -> HTMLLikeness {
    HTMLLikeness(text) { ["b", "p", "br", "a"].contains($0) }
  }

  @Test(arguments: [
    "<b>New</b>", "<B>New</B>", "New &amp; old", "caf&#233;", "caf&#xE9;", "</p>",
    "a <b>b</b> &lt; c",
  ])
  func recognizesHTMLByAClosingTagOrAReference(_ text: String) {
    #expect(Self.likeness(of: text).isStrong)
  }

  @Test(arguments: [
    "", "New", "AT&T", "a & b; c", "1 < 2 > 0", "The <br> tag", "Array<Int>", "<swift>x</swift>",
    "x</y", "&;", "&#;", "&verylongnamethatnoreferenceinhtmlhas;", "<b>x</b> <View>x</View>",
  ])
  func treatsOtherTextsAsPlainText(_ text: String) {
    #expect(!Self.likeness(of: text).isStrong)
  }

  @Test(arguments: [
    "<br>", "<img src=x>", "<!-- x -->", "a<View>b", "&amp;", "</x>", "&copy 2026", "x &eacute",
  ])
  func mayBeHTMLWithATagOrAReference(_ text: String) {
    #expect(Self.likeness(of: text).isThinkable)
  }

  @Test(arguments: [
    "a < b > c", "if a<b then", "x > y", "a & b", "<", ">", "><", "<3>", "?a=1&copy=2", "AT&T",
    "a<b &copy",
  ])
  func cannotBeHTMLWithoutATagOrAReference(_ text: String) {
    #expect(!Self.likeness(of: text).isThinkable)
  }
}
