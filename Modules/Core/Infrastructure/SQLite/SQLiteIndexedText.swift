/// Texts in the form in which FTS5 keeps them apart as Swift does.
///
/// To the pieces of FTS5 a text ends at a zero, and U+FFFE and U+FFFF are U+FFFD. So these scalars,
/// and the two that this needs itself, are written as U+0002, some U+0001 by which they are told apart,
/// and U+0002. Such a word has its U+0002 at both ends and nowhere else, so no text contains it but
/// where it was written: one encoded text contains another one exactly when the texts do.
enum SQLiteIndexedText {
  /// The encoded form of a text: almost always the text itself.
  static func encoded(_ text: String) -> String {
    // Every scalar that has to be encoded begins with one of these bytes, and hardly any text has one.
    guard text.utf8.contains(where: { $0 <= 2 || $0 == 0xEF }),
      text.unicodeScalars.contains(where: { repetitions(for: $0) > 0 })
    else { return text }
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let repetitions = repetitions(for: scalar)
      if repetitions == 0 {
        encoded.append(scalar)
      } else {
        encoded.append("\u{2}")
        encoded.append(contentsOf: repeatElement("\u{1}", count: repetitions))
        encoded.append("\u{2}")
      }
    }
    return String(encoded)
  }

  /// By how many U+0001 a scalar is told apart; 0 for one that stands for itself.
  private static func repetitions(for scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0: 1
    case 0x1: 2
    case 0x2: 3
    case 0xfffd: 4
    case 0xfffe: 5
    case 0xffff: 6
    default: 0
    }
  }
}
