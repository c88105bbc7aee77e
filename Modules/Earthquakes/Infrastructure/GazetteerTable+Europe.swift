extension GazetteerTable {
  /// The cities of Europe, including all of Russia.
  static let europe = """
    = Albania
    Tirana; 41.3274; 19.8187; 418
    = Andorra
    Andorra la Vella; 42.5078; 1.5211; 20
    = Austria
    Vienna; 48.2085; 16.3721; 1691; Wien
    = Belarus
    Minsk; 53.9002; 27.5665; 1742
    = Belgium
    Brussels; 50.8505; 4.3488; 1019; Bruxelles; Brussel
    Liège; 50.6337; 5.5675; 195
    = Bosnia and Herzegovina
    Sarajevo; 43.8486; 18.3564; 697
    = Bulgaria
    Sofia; 42.6975; 23.3241; 1153; София
    = Croatia
    Zagreb; 45.8144; 15.9780; 664
    Split; 43.5089; 16.4392; 150
    Petrinja; 45.4375; 16.2900; 13
    = Cyprus
    Nicosia; 35.1728; 33.3540; 200
    = Czechia; Czech Republic
    Prague; 50.0880; 14.4208; 1166; Praha
    = Denmark
    Copenhagen; 55.6759; 12.5655; 1154; København
    = Estonia
    Tallinn; 59.4370; 24.7535; 394
    = Faroe Islands
    Tórshavn; 62.0097; -6.7716; 13
    = Finland
    Helsinki; 60.1695; 24.9354; 659
    = France
    Paris; 48.8534; 2.3488; 2139
    Marseille; 43.2970; 5.3811; 877
    Lyon; 45.7491; 4.8479; 521
    Nice; 43.7031; 7.2661; 343
    = Germany; Deutschland
    Berlin; 52.5244; 13.4105; 3426
    Hamburg; 53.5507; 9.9930; 1974
    Munich; 48.1374; 11.5755; 1505; München
    Cologne; 50.9333; 6.9500; 1025; Köln
    Frankfurt; 50.1155; 8.6842; 650; Frankfurt am Main
    = Gibraltar
    Gibraltar; 36.1447; -5.3526; 27
    = Greece; Hellas
    Athens; 37.9838; 23.7278; 664; Αθήνα; Athina
    Thessaloniki; 40.6407; 22.9349; 318; Θεσσαλονίκη
    Patras; 38.2462; 21.7351; 168; Πάτρα; Pátra
    Heraklion; 35.3279; 25.1434; 137; Ηράκλειο; Irákleion
    Zakynthos; 37.7802; 20.8956; 12; Zante
    Fira; 36.4211; 25.4309; 2; Santorini; Thíra
    = Hungary
    Budapest; 47.4984; 19.0404; 1741
    = Iceland; Ísland
    Reykjavík; 64.1466; -21.9426; 119
    Akureyri; 65.6835; -18.0878; 19
    Grindavík; 63.8385; -22.4393; 3
    = Ireland
    Dublin; 53.3331; -6.2489; 1024
    = Italy; Italia
    Rome; 41.8919; 12.5113; 2319; Roma
    Milan; 45.4643; 9.1895; 1371; Milano
    Naples; 40.8522; 14.2681; 909; Napoli
    Palermo; 38.1166; 13.3636; 648
    Florence; 43.7792; 11.2463; 367; Firenze
    Catania; 37.4922; 15.0704; 312
    Messina; 38.1939; 15.5526; 220
    Pozzuoli; 40.8439; 14.0952; 81
    L’Aquila; 42.3505; 13.3995; 34
    Amatrice; 42.6266; 13.2951; 1
    = Kosovo
    Pristina; 42.6727; 21.1669; 550
    = Latvia
    Riga; 56.9460; 24.1059; 743
    = Liechtenstein
    Vaduz; 47.1415; 9.5215; 5
    = Lithuania
    Vilnius; 54.6892; 25.2798; 542
    = Luxembourg
    Luxembourg; 49.6098; 6.1327; 77
    = Malta
    Valletta; 35.8997; 14.5148; 7
    = Moldova
    Chișinău; 47.0090; 28.8594; 636; Kishinev
    = Monaco
    Monaco; 43.7372; 7.4215; 33
    = Montenegro
    Podgorica; 42.4412; 19.2631; 237
    = Netherlands
    Rotterdam; 51.9225; 4.4792; 868
    Amsterdam; 52.3740; 4.8897; 742
    Groningen; 53.2192; 6.5667; 245
    = North Macedonia; Macedonia
    Skopje; 41.9965; 21.4314; 475
    = Norway
    Oslo; 59.9127; 10.7461; 1083
    Bergen; 60.3930; 5.3242; 294
    Tromsø; 69.6489; 18.9551; 42; Tromso
    = Poland
    Warsaw; 52.2298; 21.0118; 1702; Warszawa
    Kraków; 50.0614; 19.9366; 817; Cracow
    Łódź; 51.7706; 19.4739; 640; Lodz
    Gdańsk; 54.3523; 18.6491; 487
    = Portugal
    Lisbon; 38.7251; -9.1498; 518; Lisboa
    Porto; 41.1485; -8.6110; 253
    Ponta Delgada; 37.7395; -25.6687; 20
    = Romania
    Bucharest; 44.4323; 26.1063; 1877; București
    Focșani; 45.7000; 27.1833; 67
    = Russia; Россия
    Moscow; 55.7520; 37.6178; 10381; Москва; Moskva
    Saint Petersburg; 59.9386; 30.3141; 5352; Санкт-Петербург; St. Petersburg
    Novosibirsk; 55.0226; 82.9317; 1613; Новосибирск
    Yekaterinburg; 56.8573; 60.6153; 1495
    Irkutsk; 52.2957; 104.2908; 624
    Vladivostok; 43.1056; 131.8735; 605; Владивосток
    Yuzhno-Sakhalinsk; 46.9543; 142.7356; 199; Южно-Сахалинск
    Petropavlovsk-Kamchatsky; 53.0639; 158.6275; 181; Петропавловск-Камчатский
    Severo-Kurilsk; 50.6733; 156.1237; 2; Северо-Курильск
    = San Marino
    San Marino; 43.9367; 12.4464; 4
    = Serbia
    Belgrade; 44.8040; 20.4651; 1274; Београд; Beograd
    = Slovakia
    Bratislava; 48.1482; 17.1067; 424
    = Slovenia
    Ljubljana; 46.0511; 14.5051; 272
    = Spain; España
    Madrid; 40.4165; -3.7026; 3256
    Barcelona; 41.3888; 2.1590; 1686
    Valencia; 39.4739; -0.3797; 824
    Granada; 37.1882; -3.6067; 234
    Los Llanos de Aridane; 28.6585; -17.9182; 20
    = Svalbard and Jan Mayen
    Longyearbyen; 78.2233; 15.6469; 2
    = Sweden
    Stockholm; 59.3294; 18.0687; 1515
    Gothenburg; 57.7072; 11.9668; 608; Göteborg
    = Switzerland
    Zürich; 47.3667; 8.5500; 415
    Geneva; 46.2022; 6.1457; 202; Genève
    Basel; 47.5584; 7.5733; 178; Bâle
    Bern; 46.9481; 7.4474; 122; Berne
    = Ukraine
    Kyiv; 50.4547; 30.5238; 2952; Київ; Kiev
    Odesa; 46.4857; 30.7438; 1011; Odessa
    Lviv; 49.8383; 24.0232; 717; Львів
    = United Kingdom; UK; Great Britain; England
    London; 51.5085; -0.1257; 8962
    Birmingham; 52.4814; -1.8998; 1158
    Glasgow; 55.8651; -4.2576; 626
    Manchester; 53.4809; -2.2374; 569
    Edinburgh; 55.9521; -3.1965; 515
    Belfast; 54.5968; -5.9254; 348
    = Vatican City
    Vatican City; 41.9027; 12.4541; 1
    """
}
