/// Examples for ``ComicSearchKey``: groups of texts with the same key, and groups of texts with
/// different keys. The tests use them with Foundation's folding and with the folding of the
/// programs.
public enum ComicSearchKeyTable {
  public static let alike: [[String]] = [
    ["Salt Road", "salt road", "SALT ROAD", "Ｓａｌｔ　Ｒｏａｄ", "SaltRoad", " s a l t road "],
    ["ドカベン", "どかべん", "ﾄﾞｶﾍﾞﾝ", "ト\u{3099}カヘ\u{3099}ン", "ト゛カヘ゛ン"],
    ["ブラック・ジャック", "ブラックジャック", "ﾌﾞﾗｯｸ･ｼﾞｬｯｸ", "ぶらっく じゃっく", "ブラック·ジャック", "ブラック•ジャック"],
    ["ヴァイオリン", "う゛ぁいおりん", "ｳﾞｧｲｵﾘﾝ", "ゔぁいおりん", "う\u{3099}ぁいおりん"],
    ["スーパー", "スーーパー", "ｽｰﾊﾟｰ", "すーぱーーー", "ス ー パ ー"],
    ["㈱港町", "(株)港町", "（株）港町"], ["㍿港町", "株式会社港町", "株式 会社港町"],
    ["Café Ⅱ", "cafe ii", "ＣＡＦＥ\u{301} II", "café\u{200D}ⅱ"],
    ["STRASSE", "straße", "Straẞe"], ["Σίσυφος", "ΣΙΣΥΦΟΣ", "σισυφοσ"],
    // Removed characters do not separate a letter from its mark.
    ["が", "か゛", "か・゛", "か ゛", "か\u{3000}\u{3099}", "カ ﾞ"],
    ["가", "\u{1100}\u{1161}", "\u{1100} \u{1161}"],
    ["", " ", "・", "･・·", "\u{3000}\n\t"],
  ]

  public static let different: [[String]] = [
    ["ブラック", "ブラク"], ["ビール", "ビル", "ビルー"], ["か", "が"], ["は", "ば", "ぱ"], ["つ", "っ"],
    ["国", "國"], ["c", "c++", "c#"], ["1", "2", "12", "21"], ["㈱", "㍿"], ["ー", "-", "―", "〜", ""],
    ["ゝ", "ゞ"], ["ø", "o"], ["ı", "i"],
  ]
}
