/// News of a small coastal town in a language, with the encodings in which it may be written.
struct SampleText: Sendable {
  let language: String
  /// The names in the C library.
  let encodings: [String]
  let title: String
  let text: String

  init(_ language: String, in encodings: String, title: String, text: String) {
    self.language = language
    self.encodings = encodings.split(separator: " ").map { String($0) }
    self.title = title
    self.text = text
  }
}

extension SampleText {
  /// Languages of windows-1252, some of which the library recognizes.
  static let western: [Self] = [
    .init(
      "French", in: "CP1252", title: "Le marché du port rouvre après trois années",
      text: "La bibliothèque centrale restera ouverte jusqu’à neuf heures trois soirs par "
        + "semaine, à la demande des étudiants."),
    .init(
      "German", in: "CP1252", title: "Der Markt am Hafen öffnet nach drei Jahren",
      text: "Die Stadtbücherei bleibt an drei Tagen der Woche bis neun Uhr geöffnet. Schüler "
        + "hatten darum gebeten."),
    .init(
      "Spanish", in: "CP1252", title: "El mercado del puerto volverá después de tres años",
      text: "La biblioteca central estará abierta hasta las nueve tres días a la semana. Así "
        + "lo pidieron los niños y los jóvenes de la región."),
    .init(
      "Portuguese", in: "CP1252", title: "O mercado do porto voltará após três anos",
      text: "A biblioteca central estará aberta até às nove três dias por semana, a pedido dos "
        + "estudantes da região."),
    .init(
      "Italian", in: "CP1252", title: "Il mercato del porto tornerà dopo tre anni: c’è attesa",
      text: "La biblioteca centrale sarà aperta fino alle nove tre giorni alla settimana, "
        + "perché così hanno chiesto gli studenti."),
    .init(
      "Swedish", in: "CP1252", title: "Marknaden i hamnen öppnar igen efter tre år",
      text: "Stadsbiblioteket håller öppet till nio tre dagar i veckan. Det var studenterna "
        + "som bad om det."),
    .init(
      "Danish", in: "CP1252", title: "Markedet på havnen åbner igen: “endelig”",
      text: "Hovedbiblioteket holder åbent til klokken ni tre dage om ugen. Det var de "
        + "studerende, der bad om det."),
    .init(
      "Dutch", in: "CP1252", title: "Markt in de haven na drie jaar terug, één dag per week",
      text: "De bibliotheek is drie dagen per week tot negen uur open. Scholieren en "
        + "financiële ruimte maakten dat mogelijk."),
    .init(
      "Catalan", in: "CP1252", title: "El mercat del port tornarà després de tres anys",
      text: "La biblioteca central serà oberta fins a les nou tres dies la setmana, com "
        + "demanaven els estudiants."),
    .init(
      "English", in: "CP1252", title: "The market’s back after three years",
      text: "The café of the library will stay open until nine."),
  ]

  /// Languages with multibyte encodings.
  static let eastAsian: [Self] = [
    .init(
      "Japanese", in: "CP932 EUC-JP ISO-2022-JP", title: "港の朝市が三年ぶりに戻る",
      text: "中央図書館は夜九時まで開く日を週三日に増やす。学生からの要望にこたえた。"),
    .init(
      "Chinese, simplified", in: "GBK GB18030", title: "港口早市三年后重新开放",
      text: "中央图书馆将每周三天开放到晚上九点，这是应学生的要求。"),
    .init(
      "Chinese, traditional", in: "BIG5", title: "港口早市三年後重新開放",
      text: "中央圖書館將每週三天開放到晚上九點，這是應學生的要求。"),
    .init(
      "Korean", in: "CP949", title: "항구의 아침 시장이 삼 년 만에 돌아온다",
      text: "중앙 도서관은 일주일에 사흘 밤 아홉 시까지 문을 열기로 했다. 학생들의 요청에 따른 것이다."),
  ]

  /// Languages with Cyrillic letters.
  static let cyrillic: [Self] = [
    .init(
      "Russian", in: "KOI8-R CP1251 ISO-8859-5 IBM866", title: "Утренний рынок в порту вернулся",
      text: "Центральная библиотека три дня в неделю будет открыта до девяти вечера. Об этом "
        + "просили студенты."),
    .init(
      "Ukrainian", in: "KOI8-U CP1251", title: "Ранковий ринок у порту повернувся",
      text: "Центральна бібліотека три дні на тиждень буде відчинена до пізнього вечора."),
    .init(
      "Bulgarian", in: "CP1251", title: "Утринният пазар на пристанището се завръща",
      text: "Новият мост над реката ще бъде открит в началото на следващия месец."),
  ]

  /// Languages with other alphabets.
  static let otherAlphabets: [Self] = [
    .init(
      "Greek", in: "CP1253 ISO-8859-7", title: "Η πρωινή αγορά του λιμανιού επιστρέφει",
      text: "Η κεντρική βιβλιοθήκη θα είναι ανοιχτή ως τις εννέα τρεις ημέρες την εβδομάδα."),
    .init(
      "Hebrew", in: "CP1255", title: "שוק הבוקר בנמל חוזר אחרי שלוש שנים",
      text: "הספרייה המרכזית תהיה פתוחה עד תשע בערב שלושה ימים בשבוע."),
    .init(
      "Arabic", in: "CP1256 ISO-8859-6", title: "سوق الصباح في الميناء يعود بعد ثلاث سنوات",
      text: "ستبقى المكتبة المركزية مفتوحة حتى التاسعة مساء ثلاثة أيام في الأسبوع."),
    .init(
      "Thai", in: "CP874", title: "ตลาดเช้าที่ท่าเรือกลับมาหลังสามปี",
      text: "สะพานใหม่ข้ามแม่น้ำจะเปิดต้นเดือนหน้า"),
  ]

  /// Languages with Latin letters that windows-1252 lacks.
  static let otherLatin: [Self] = [
    .init(
      "Polish", in: "CP1250 ISO-8859-2", title: "Poranny targ w porcie wraca po trzech latach",
      text: "Biblioteka główna będzie trzy dni w tygodniu otwarta do dziewiątej wieczorem. "
        + "Prosili o to studenci."),
    .init(
      "Czech", in: "CP1250 ISO-8859-2", title: "Ranní trh v přístavu se po třech letech vrací",
      text: "Ústřední knihovna bude tři dny v týdnu otevřena do devíti večer. Žádali o to "
        + "studenti."),
    .init(
      "Hungarian", in: "CP1250 ISO-8859-2", title: "Három év után visszatér a kikötői piac",
      text: "A központi könyvtár hetente három napon este kilencig lesz nyitva. Ezt a diákok "
        + "kérték."),
    .init(
      "Turkish", in: "CP1254", title: "Limandaki sabah pazarı üç yıl sonra geri döndü",
      text: "Pazar sabahı limandaki pazar üç yıldan sonra ilk kez açıldı. Balıkçılar ve "
        + "çiftçiler tezgâh kurdu, birçok aile geldi."),
    .init(
      "Lithuanian", in: "CP1257", title: "Uosto rytinis turgus „grįžta“ po trejų metų",
      text: "Naujas tiltas per upę bus atidarytas kito mėnesio pradžioje. Miestas žada, kad "
        + "kelias į mokyklą bus perpus trumpesnis."),
    .init(
      "Vietnamese", in: "CP1258", title: "Chợ sáng ở cảng trở lại sau ba năm",
      text: "Cây cầu mới qua sông sẽ mở vào đầu tháng tới."),
  ]
}
