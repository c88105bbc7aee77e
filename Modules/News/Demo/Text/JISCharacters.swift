/// The characters of the demo's Japanese newspaper in JIS X 0208, by row and cell, both from 1 to
/// 94.
/// https://encoding.spec.whatwg.org/#index-jis0208
enum JISCharacters {
  /// Returns the row and cell of a character, or `nil` if it is not in the table.
  static func place(of character: Unicode.Scalar) -> (row: UInt8, cell: UInt8)? {
    switch character.value {
    case 0x3041...0x3093: (4, UInt8(character.value - 0x3040))
    case 0x30A1...0x30F6: (5, UInt8(character.value - 0x30A0))
    default: others[character]
    }
  }

  private static let others: [Unicode.Scalar: (row: UInt8, cell: UInt8)] = {
    var places: [Unicode.Scalar: (row: UInt8, cell: UInt8)] = [:]
    for entry in table.split(separator: " ") {
      guard let character = entry.unicodeScalars.first, let number = UInt16(entry.dropFirst())
      else { preconditionFailure("“\(entry)” is not a character with its place") }
      places[character] = (UInt8(number / 100), UInt8(number % 100))
    }
    return places
  }()

  /// Each character with its row and cell, two digits each.
  private static let table = """
    、0102 。0103 ：0107 ー0128 「0154 」0155 一1676 員1687 右1706 雨1711 雲1732 駅1756 屋1816 \
    家1840 会1881 開1911 学1956 楽1958 間2054 館2059 揮2088 気2104 議2136 客2150 弓2161 漁2189 \
    魚2191 強2215 橋2222 鏡2232 金2266 空2285 形2333 計2355 決2372 見2411 古2437 五2462 光2487 \
    向2494 好2505 行2552 黒2585 左2624 才2645 歳2648 菜2658 作2678 冊2693 札2705 三2716 山2719 \
    使2740 四2745 市2752 指2756 止2763 紙2770 事2786 持2793 時2794 次2801 七2823 社2850 者2852 \
    車2854 借2858 主2871 手2874 習2912 十2929 出2948 所2974 書2981 小3014 上3069 場3076 色3107 \
    新3123 神3132 薪3137 人3145 図3162 生3224 雪3267 川3278 前3316 全3320 早3365 待3452 貸3463 \
    代3469 題3474 団3536 地3547 遅3557 中3570 朝3611 町3614 直3630 通3644 停3668 天3723 店3725 \
    田3736 電3737 度3757 当3786 読3841 二3883 日3892 入3894 猫3913 年3915 配3959 売3968 箱4002 \
    八4012 板4036 版4039 尾4088 美4094 百4120 表4129 部4184 分4212 聞4225 返4254 歩4266 報4283 \
    本4360 妹4369 枚4371 毎4372 無4421 名4430 明4432 夜4475 野4478 予4529 来4572 利4588 練4693 \
    話4735
    """
}

extension Unicode.Scalar {
  /// The character in Shift_JIS, or a question mark if it is not in the table:
  /// https://encoding.spec.whatwg.org/#shift_jis-encoder
  ///
  /// Second bytes can be ASCII letters and even a backslash, as in 表.
  var shiftJIS: [UInt8] {
    guard !isASCII else { return [UInt8(value)] }
    guard let (row, cell) = JISCharacters.place(of: self) else { return [UInt8(ascii: "?")] }
    let lead = (row - 1) / 2
    let first = lead + (lead < 0x1F ? 0x81 : 0xC1)
    guard !row.isMultiple(of: 2) else { return [first, cell + 0x9E] }
    return [first, cell + 0x3F + (cell >= 0x40 ? 1 : 0)]
  }
}
