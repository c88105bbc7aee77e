import CoreDemo

extension DemoPaper {
  /// News in Japanese, in Shift_JIS: every character must be in ``JISCharacters``.
  static let kawara = DemoPaper(
    "kawara", "かわら新聞", "町の小さなニュースを毎日。", category: "World", hours: 9, format: .rss2,
    path: "/index.rss", language: "ja", encoding: .shiftJIS,
    texts: Texts.kawara)
}
