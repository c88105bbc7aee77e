import CoreDomain
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (0, ""), (1, "a"), (2, "a"), (3, "aé"), (5, "aé"), (6, "aé日"), (7, "aé日e"), (8, "aé日e"),
    (9, "aé日e\u{301}"), (10, "aé日e\u{301}"),
  ])
  func cutsATextBetweenItsScalars(_ limit: Int, _ text: String) {
    #expect("aé日e\u{301}".prefix(ofBytes: limit).utf8.elementsEqual(text.utf8))
  }

  @Test(
    arguments: [
      ("\u{7F}", "\u{7F}"), ("\u{80}", "€"), ("\u{81}", "\u{81}"), ("\u{9F}", "Ÿ"),
      ("\u{A0}", "\u{A0}"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func readsAControlCharacterAsWindows1252(_ scalar: Unicode.Scalar, _ meant: Unicode.Scalar) {
    #expect(scalar.asInWindows1252 == meant)
  }
}
