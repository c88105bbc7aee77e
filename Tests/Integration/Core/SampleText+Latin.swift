extension SampleText {
  /// Languages with Latin letters that windows-1252 lacks.
  static let otherLatin: [Self] = [
    .init(
      "Polish", in: "CP1250 ISO-8859-2",
      titles: [
        "Poranny targ w porcie wraca po trzech latach",
        "Nowy most zostanie otwarty w przyszłym miesiącu",
        "Biblioteka będzie czynna dłużej",
      ],
      texts: [
        "W niedzielę rano w porcie po raz pierwszy od trzech lat otwarto targ. Rybacy i "
          + "rolnicy rozłożyli stragany, przyszło wiele rodzin.",
        "Nowy most przez rzekę zostanie otwarty na początku przyszłego miesiąca. Miasto "
          + "zapewnia, że droga do szkoły będzie o połowę krótsza.",
        "Biblioteka główna będzie trzy dni w tygodniu otwarta do dziewiątej wieczorem. "
          + "Prosili o to studenci.",
      ]),
    .init(
      "Czech", in: "CP1250 ISO-8859-2",
      titles: [
        "Ranní trh v přístavu se po třech letech vrací",
        "Nový most se otevře příští měsíc",
        "Knihovna bude otevřena déle",
      ],
      texts: [
        "V neděli ráno se v přístavu poprvé po třech letech otevřel trh. Rybáři a "
          + "zemědělci přivezli zboží a přišlo mnoho rodin.",
        "Nový most přes řeku se otevře začátkem příštího měsíce. Město slibuje, že cesta "
          + "do školy bude poloviční.",
        "Ústřední knihovna bude tři dny v týdnu otevřena do devíti večer. Žádali o to studenti.",
      ]),
    .init(
      "Hungarian", in: "CP1250 ISO-8859-2",
      titles: [
        "Három év után visszatér a kikötői piac",
        "Jövő hónapban megnyílik az új híd",
        "Tovább lesz nyitva a könyvtár",
      ],
      texts: [
        "Vasárnap reggel három év után először nyílt meg a piac a kikötőben. Halászok és "
          + "gazdák hozták el az áruikat, sok család jött el.",
        "A folyón átívelő új híd a jövő hónap elején nyílik meg. A város szerint felére "
          + "csökken az iskolába vezető út.",
        "A központi könyvtár hetente három napon este kilencig lesz nyitva. Ezt a diákok kérték.",
      ]),
    .init(
      "Turkish", in: "CP1254",
      titles: [
        "Limandaki sabah pazarı üç yıl sonra geri döndü",
        "Yeni köprü önümüzdeki ay açılıyor",
        "Kütüphane daha geç kapanacak",
      ],
      texts: [
        "Pazar sabahı limandaki pazar üç yıldan sonra ilk kez açıldı. Balıkçılar ve "
          + "çiftçiler tezgâh kurdu, birçok aile geldi.",
        "Nehrin üzerindeki yeni köprü önümüzdeki ayın başında açılacak. Belediye okul "
          + "yolunun yarıya ineceğini söylüyor.",
        "Merkez kütüphane haftada üç gün akşam dokuza kadar açık kalacak. Öğrenciler böyle "
          + "istemişti.",
      ]),
    .init(
      "Lithuanian", in: "CP1257",
      titles: [
        "Uosto rytinis turgus „grįžta“ po trejų metų",
        "Naujas tiltas bus atidarytas kitą mėnesį",
        "Biblioteka dirbs ilgiau, iki vėlumos",
      ],
      texts: [
        "Sekmadienio rytą uoste pirmą kartą per trejus metus atidarytas turgus. Žvejai ir "
          + "ūkininkai atvežė prekių, atėjo daug šeimų.",
        "Naujas tiltas per upę bus atidarytas kito mėnesio pradžioje. Miestas žada, kad "
          + "kelias į mokyklą bus perpus trumpesnis.",
        "Centrinė biblioteka tris dienas per savaitę dirbs iki devintos valandos vakaro. "
          + "To prašė mokiniai.",
      ]),
    .init(
      "Vietnamese", in: "CP1258",
      titles: [
        "Chợ sáng ở cảng trở lại sau ba năm",
        "Cây cầu mới sẽ mở vào tháng tới",
        "Thư viện sẽ mở cửa lâu hơn",
      ],
      texts: [
        "Sáng chủ nhật chợ ở cảng mở lại lần đầu tiên sau ba năm. Nhiều gia đình đã đến.",
        "Cây cầu mới qua sông sẽ mở vào đầu tháng tới.",
        "Thư viện trung tâm sẽ mở cửa đến chín giờ tối.",
      ]),
  ]
}
