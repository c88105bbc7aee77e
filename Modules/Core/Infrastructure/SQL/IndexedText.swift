/// Escapes texts so that the text indexes distinguish them as Swift does.
///
/// PostgreSQL stores no NUL. FTS5's tokenizer ends a text at NUL and treats U+FFFE and U+FFFF
/// like U+FFFD. Each of these scalars, and the two scalars used for escaping, is therefore
/// encoded as a sequence of U+0001 between two U+0002. The length of the sequence identifies the
/// scalar. An escape sequence has U+0002 at both ends and nowhere else, so it matches only a
/// whole escape sequence. An encoded text therefore contains another encoded text exactly if the
/// first original text contains the second.
enum IndexedText {
  /// Returns the encoded text. Almost always, it equals the original text.
  static func encoded(_ text: String) -> String {
    // Every scalar to escape begins with one of these bytes, which are rare.
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

  /// The number of U+0001 in the escape sequence of a scalar; 0 for a scalar that is not escaped.
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
