/// Invented words. The n-th is drawn 1/n as often as the first, as in real text.
/// https://en.wikipedia.org/wiki/Zipf%27s_law
struct Vocabulary: Sendable {
  let words: [String]
  /// The cumulative probability of each word.
  private let shares: [Double]

  init(_ words: [String]) {
    self.words = words
    var sum = 0.0
    let sums = words.indices.map { rank in
      sum += 1 / Double(rank + 1)
      return sum
    }
    shares = sums.map { $0 / sum }
  }

  /// Draws a word: common ones often, rare ones hardly ever.
  func draw(from random: inout some RandomNumberGenerator) -> String {
    let place = Double.random(in: 0..<1, using: &random)
    var range = 0..<shares.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      if shares[middle - 1] <= place {
        range = middle..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return words[range.lowerBound]
  }
}

extension Vocabulary {
  /// Words of a Latin alphabet. Their trigrams are about as varied as in English, which matters to
  /// a trigram index.
  static let latin = Vocabulary(
    invented(100_000, syllables: 2...3) { random in
      Self.pick(onsets, &random) + Self.pick(vowels, &random) + Self.pick(codas, &random)
    })

  static let japanese = Vocabulary(
    invented(20_000, syllables: 1...2) { random in
      Self.pick(kanji, &random) + Self.pick(kanji, &random)
    } + ["ニュース", "ガイド", "レシピ", "マップ", "ノート"])

  private static let onsets = texts(
    "b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl st t th tr v w y z")
  private static let vowels = texts("a a e e i i o o u u ai ea ee io ou")
  private static let codas = texts("n r s t l m nd st ck ng") + ["", "", "", ""]

  private static let kanji =
    """
    日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金\
    員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要\
    用制治度務強気小七成期公持野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支\
    第産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件
    """.map { String($0) }

  private static func texts(_ list: String) -> [String] {
    list.split(separator: " ").map { String($0) }
  }

  private static func pick(_ texts: [String], _ random: inout RepeatableRandom) -> String {
    texts[Int.random(in: texts.indices, using: &random)]
  }

  /// Distinct words with a number of syllables, in an order that is the same in every run.
  private static func invented(
    _ count: Int, syllables length: ClosedRange<Int>,
    _ syllable: (inout RepeatableRandom) -> String
  ) -> [String] {
    var random = RepeatableRandom(seed: UInt64(count))
    var words: [String] = []
    var known: Set<String> = []
    while words.count < count {
      let word = (0..<Int.random(in: length, using: &random))
        .map { _ in syllable(&random) }.joined()
      if known.insert(word).inserted { words.append(word) }
    }
    return words
  }
}
