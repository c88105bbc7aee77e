extension EncodedText {
  static let iso2022JP: [Self] = [
    mail("\u{1B}$BF|K\\\u{1B}(BA", "日本A"),
    mail("\u{1B}$@F|\u{1B}(B", "日"),
    mail("\u{1B}$B-!!A!]\u{1B}(B", "①～－"),
    mail("\u{1B}(J\\~\u{1B}(B\\~", "¥‾\\~"),
    mail("\u{1B}(I1^\u{1B}(B", "ｱﾞ"),
    mail("\u{1B}$BF", "\u{FFFD}"),
    mail("\u{1B}$BF|", "日"),
    mail("\u{1B}$BF\u{1B}(BA", "\u{FFFD}A"),
    mail("\u{1B}$BF\nF|", "\u{FFFD}日"),
    mail("\u{1B}", "\u{FFFD}"),
    mail("\u{1B}(", "\u{FFFD}("),
    mail("\u{1B}$A", "\u{FFFD}$A"),
    mail("\u{1B}\u{1B}(JA", "\u{FFFD}A"),
    mail("\u{1B}(J\u{1B}(BA", "\u{FFFD}A"),
    mail("\u{E}A\u{F}", "\u{FFFD}A\u{FFFD}"),
    EncodedText("csiso2022jp", [0x41, 0x80, 0xC6, 0x42], "A\u{FFFD}\u{FFFD}B"),
  ]

  private static func mail(_ bytes: String, _ text: String) -> Self {
    EncodedText("ISO-2022-JP", Array(bytes.utf8), text)
  }
}
