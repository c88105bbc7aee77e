import CoreDomain

extension TextFoldingContract {
  static let marks: [Check] = [
    check("Ignores accents, composed or decomposed", "cafe", "Café", "Cafe\u{301}", "CAFÉ"),
    check(
      "Ignores several marks, in any order", "a", "ậ", "a\u{323}\u{302}", "a\u{302}\u{323}"),
    check("Ignores the accents of Greek", "ελλαδα αυπνια", "Ελλάδα ἀϋπνία", "ΕΛΛΆΔΑ ΑΫΠΝΊΑ"),
    check("Ignores the marks of Cyrillic", "еи иога", "Ёй Йога", "Е\u{308}и\u{306} йога"),
    check(
      "Ignores cedillas, ogoneks and horns", "caou", "çąơư", "c\u{327}a\u{328}o\u{31B}u\u{31B}"),
    check("Ignores the points of Hebrew", "שלום", "שָׁלוֹם"),
    check("Ignores the vowels and the doubling of Arabic", "محمد", "مُحَمَّد"),
    check("Ignores the tone marks of Thai", "ไมไช", "ไม่ไช่", "ไม้ไช"),
    distinct("Keeps the Thai vowels below a consonant", "ทก", "ทุก", "ทูก"),
    distinct("Keeps the vowel signs of Devanagari", "क", "कि", "की", "कु"),
    distinct("Keeps nuktas and viramas", "क", "क़", "क्"),
    check("Treats a composed and a decomposed nukta alike", "क\u{93C}", "\u{958}", "क\u{93C}"),
    distinct("Keeps the stroke of ≠", "=", "≠"),
    check(
      "Ignores invisible characters", "cooperate", "co\u{AD}operate",
      "co\u{2060}op\u{200B}erate"),
    check("Ignores joiners and variation selectors", "👩💻 ❤", "👩\u{200D}💻 ❤\u{FE0F}", "👩💻 ❤"),
    check(
      "Ignores byte order marks and direction marks", "abc", "\u{FEFF}abc",
      "\u{200F}a\u{202A}b\u{2069}c"),
    check("Composes characters across a soft hyphen", "が", "か\u{AD}\u{3099}"),
    check("Drops a mark without a letter", "", "\u{301}", "\u{FE0F}\u{200D}"),
  ]

  static let kana: [Check] = [
    check("Ignores the kind of kana", "どかべん", "ドカベン", "どかベン"),
    check("Ignores the width of kana", "どかべん", "ﾄﾞｶﾍﾞﾝ", "ﾄ゛カﾍ\u{3099}ン"),
    check("Ignores the kind of small kana", "ぁゃっゎゕゖ", "ァャッヮヵヶ"),
    check("Ignores the kind of iteration marks", "ゝゞ", "ヽヾ"),
    distinct("Keeps voicing", "は", "ば", "ぱ"),
    check("Composes voicing marks", "がぱ", "か\u{3099}は\u{309A}", "ガパ", "ｶﾞﾊﾟ"),
    check("Composes standalone voicing marks", "ゔが", "う゛か゛", "ヴガ", "ｳ゛ｶﾞ"),
    check("Composes standalone half-voicing marks", "ぽ", "ほﾟ", "ホ゜", "ポ"),
    check("Keeps a voicing mark on other letters", "あ\u{3099}a\u{309A}", "あ゛a゜", "アﾞaﾟ"),
    check("Folds voiced wa, which exists only in katakana", "わ\u{3099}", "ヷ", "わ゛", "ﾜﾞ"),
    check("Expands ligatures of kana", "よりこと", "ゟヿ"),
    check("Expands squared words of kana", "あぱーと", "㌀", "アパート", "ｱﾊﾟｰﾄ"),
    check("Keeps long vowel marks and middle dots", "すーぱー・", "スーパー・", "ｽｰﾊﾟｰ･"),
    distinct("Distinguishes the length of vowels", "す", "すー", "すーー"),
    check("Keeps the small kana of Ainu", "ㇰㇿ"),
  ]

  static let scripts: [Check] = [
    check("Keeps Hangul composed", "한국어", "\u{1112}\u{1161}\u{11AB}국어", "한국어"),
    check("Composes half-width and compatibility Hangul", "가", "\u{1100}\u{1161}", "ᄀ\u{1161}"),
    distinct("Distinguishes syllables with and without a final", "하", "한"),
    check("Folds compatibility ideographs", "豈更福", "\u{F900}\u{F901}\u{FA1B}", "豈更福"),
    distinct("Distinguishes old and new forms of ideographs", "国", "國"),
    check("Keeps emoji with their skin tone", "👍🏽 🇯🇵", "👍🏽 🇯🇵\u{FE0F}"),
    check("Folds the presentation forms of Arabic", "لا", "\u{FEFB}", "لا"),
    check("Keeps private-use characters and noncharacters", "\u{E000}\u{FFFF}\u{10FFFF}"),
  ]
}
