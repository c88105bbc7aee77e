/// The first comparison of a Japanese index, as in JIS X 4061. It ignores the differences that
/// count only between otherwise equal words: voicing marks, small kana and long vowels.
enum KanaIndex {
  /// Returns the text to compare first. In folded text, all kana are hiragana.
  ///
  /// A long-vowel mark becomes the vowel of the kana before it, and an iteration mark becomes the
  /// kana before it.
  static func firstLevel(
    of folded: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var level = String.UnicodeScalarView()
    for scalar in folded {
      switch scalar {
      case "\u{3099}", "\u{309A}": continue
      case "ー": level.append(level.last.flatMap { vowels[$0] } ?? scalar)
      case "ゝ", "ゞ": level.append(level.last.flatMap { vowels[$0] == nil ? nil : $0 } ?? scalar)
      default: level.append(letters[scalar] ?? scalar)
      }
    }
    return level
  }

  /// The large unvoiced kana of each voiced or small kana.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = Array(
      """
      がかぎきぐくげけごこざさじしずすぜせぞそだたぢちづつでてどと\
      ばはびひぶふべへぼほぱはぴひぷふぺへぽほゔう\
      ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけ
      """.unicodeScalars)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: pairs.count, by: 2).map {
        (pairs[$0], pairs[$0 + 1])
      })
  }()

  /// The vowel of each large unvoiced kana.
  private static let vowels: [Unicode.Scalar: Unicode.Scalar] = {
    let rows = ["あかさたなはまやらわ", "いきしちにひみりゐ", "うくすつぬふむゆる", "えけせてねへめれゑ", "おこそとのほもよろを"]
    return Dictionary(
      uniqueKeysWithValues: rows.flatMap { row in
        let kana = Array(row.unicodeScalars)
        return kana.map { ($0, kana[0]) }
      })
  }()
}
