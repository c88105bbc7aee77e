import CoreDomain

extension TextFoldingContract {
  static let marks: [Check] = [
    check("Passes over accents, in one scalar or two", "cafe", "Café", "Cafe\u{301}", "CAFÉ"),
    check(
      "Passes over several marks, in any order", "a", "ậ", "a\u{323}\u{302}", "a\u{302}\u{323}"),
    check("Passes over the accents of Greek", "ελλαδα αυπνια", "Ελλάδα ἀϋπνία", "ΕΛΛΆΔΑ ΑΫΠΝΊΑ"),
    check("Passes over the marks of Cyrillic", "еи иога", "Ёй Йога", "Е\u{308}и\u{306} йога"),
    check(
      "Passes over cedillas, ogoneks and horns", "caou", "çąơư", "c\u{327}a\u{328}o\u{31B}u\u{31B}"),
    check("Passes over the points of Hebrew", "שלום", "שָׁלוֹם"),
    check("Passes over the vowels and the doubling of Arabic", "محمد", "مُحَمَّد"),
    check("Passes over the tone marks of Thai", "ไมไช", "ไม่ไช่", "ไม้ไช"),
    distinct("Keeps the Thai vowels below a consonant", "ทก", "ทุก", "ทูก"),
    distinct("Keeps the vowel signs of Devanagari", "क", "कि", "की", "कु"),
    distinct("Keeps nuktas and viramas", "क", "क़", "क्"),
    check("Knows a nukta in one scalar or two", "क\u{93C}", "\u{958}", "क\u{93C}"),
    distinct("Keeps strokes through a sign", "=", "≠"),
    check(
      "Passes over what shows as nothing", "cooperate", "co\u{AD}operate",
      "co\u{2060}op\u{200B}erate"),
    check("Passes over joiners and variation selectors", "👩💻 ❤", "👩\u{200D}💻 ❤\u{FE0F}", "👩💻 ❤"),
    check(
      "Passes over a byte order mark and marks of direction", "abc", "\u{FEFF}abc",
      "\u{200F}a\u{202A}b\u{2069}c"),
    check("Composes what a soft hyphen kept apart", "が", "か\u{AD}\u{3099}"),
    check("Leaves a mark without a letter out", "", "\u{301}", "\u{FE0F}\u{200D}"),
  ]

  static let kana: [Check] = [
    check("Passes over the kind of kana", "どかべん", "ドカベン", "どかベン"),
    check("Passes over the width of kana", "どかべん", "ﾄﾞｶﾍﾞﾝ", "ﾄ゛カﾍ\u{3099}ン"),
    check("Passes over the kind of small kana", "ぁゃっゎゕゖ", "ァャッヮヵヶ"),
    check("Passes over the kind of iteration marks", "ゝゞ", "ヽヾ"),
    distinct("Keeps voicing", "は", "ば", "ぱ"),
    check("Composes voicing, in one scalar or two", "がぱ", "か\u{3099}は\u{309A}", "ガパ", "ｶﾞﾊﾟ"),
    check("Composes voicing marks that take a place of their own", "ゔが", "う゛か゛", "ヴガ", "ｳ゛ｶﾞ"),
    check("Composes them for the half-voiced too", "ぽ", "ほﾟ", "ホ゜", "ポ"),
    check("Keeps a voicing mark where no letter takes it", "あ\u{3099}a\u{309A}", "あ゛a゜", "アﾞaﾟ"),
    check("Knows voiced wa, which is katakana alone", "わ\u{3099}", "ヷ", "わ゛", "ﾜﾞ"),
    check("Takes ligatures of kana apart", "よりこと", "ゟヿ"),
    check("Takes squared words of kana apart", "あぱーと", "㌀", "アパート", "ｱﾊﾟｰﾄ"),
    check("Keeps long vowel marks and middle dots", "すーぱー・", "スーパー・", "ｽｰﾊﾟｰ･"),
    distinct("Keeps how long a vowel is", "す", "すー", "すーー"),
    check("Keeps the small kana of Ainu", "ㇰㇿ"),
  ]

  static let scripts: [Check] = [
    check("Keeps Hangul composed", "한국어", "\u{1112}\u{1161}\u{11AB}국어", "한국어"),
    check("Composes half-width and compatibility Hangul", "가", "\u{1100}\u{1161}", "ᄀ\u{1161}"),
    distinct("Keeps syllables with and without a final", "하", "한"),
    check("Knows ideographs kept for compatibility", "豈更福", "\u{F900}\u{F901}\u{FA1B}", "豈更福"),
    distinct("Keeps ideographs of old and new form", "国", "國"),
    check("Keeps emoji, with their skin", "👍🏽 🇯🇵", "👍🏽 🇯🇵\u{FE0F}"),
    check("Joins Arabic in presentation forms", "لا", "\u{FEFB}", "لا"),
    check("Keeps what is for private use, and no character at all", "\u{E000}\u{FFFF}\u{10FFFF}"),
  ]
}
