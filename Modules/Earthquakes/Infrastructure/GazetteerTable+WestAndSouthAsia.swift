extension GazetteerTable {
  /// The cities of West, Central and South Asia, including Turkey and Cyprus.
  static let westAndSouthAsia = """
    = Afghanistan
    Kabul; 34.5281; 69.1723; 4435; کابل
    Herat; 34.3482; 62.1997; 574
    Kandahar; 31.6133; 65.7101; 523
    Mazar-e Sharif; 36.7090; 67.1109; 523
    Jalalabad; 34.4265; 70.4515; 272
    Faizabad; 36.8209; 66.4592; 0
    = Armenia
    Yerevan; 40.1776; 44.5126; 1145; Երևան
    Gyumri; 40.7931; 43.8464; 115
    = Azerbaijan
    Baku; 40.3777; 49.8920; 2351
    = Bahrain
    Manama; 26.2279; 50.5857; 147
    = Bangladesh
    Dhaka; 23.7104; 90.4074; 10356
    Chattogram; 22.3384; 91.8317; 3920; Chittagong
    Sylhet; 24.8990; 91.8720; 237
    = Bhutan
    Thimphu; 27.4661; 89.6419; 99
    = Georgia
    Tbilisi; 41.6914; 44.8341; 1049; თბილისი
    = India
    Mumbai; 19.0728; 72.8826; 12692; मुंबई; Bombay
    Delhi; 28.6519; 77.2315; 11035; दिल्ली
    Bengaluru; 12.9719; 77.5937; 8495; Bangalore
    Hyderabad; 17.3840; 78.4564; 6993
    Ahmedabad; 23.0258; 72.5873; 6358
    Chennai; 13.0878; 80.2785; 4681; Madras
    Kolkata; 22.5626; 88.3630; 4631; Calcutta
    Srinagar; 34.0857; 74.8055; 1206
    Guwahati; 26.1844; 91.7458; 962
    New Delhi; 28.6214; 77.2148; 318
    Imphal; 24.8081; 93.9442; 277
    Bhuj; 23.2540; 69.6693; 149
    Port Blair; 11.6661; 92.7464; 112
    Leh; 34.1650; 77.5840; 37
    = Iran
    Tehran; 35.6944; 51.4215; 7153; تهران; Teheran
    Mashhad; 36.2981; 59.6057; 2307
    Isfahan; 32.6525; 51.6746; 1547
    Tabriz; 38.0800; 46.2919; 1425
    Shiraz; 29.6103; 52.5311; 1250
    Kermanshah; 34.3142; 47.0650; 621
    Kerman; 30.2832; 57.0788; 578
    Bandar Abbas; 27.1865; 56.2808; 352
    Bam; 29.1060; 58.3570; 99
    = Iraq
    Baghdad; 33.3406; 44.4009; 7216; بغداد
    Mosul; 36.3350; 43.1189; 1683
    Erbil; 36.1912; 44.0094; 1613
    Basra; 30.5085; 47.7804; 1327; Basrah
    Halabja; 35.1778; 45.9861; 57
    = Israel
    Jerusalem; 31.7690; 35.2163; 972; ירושלים; القدس
    Tel Aviv; 32.0809; 34.7806; 433; תל אביב
    Eilat; 29.5581; 34.9482; 52
    = Jordan
    Amman; 31.9552; 35.9450; 1276; عمان
    = Kazakhstan
    Almaty; 43.2525; 76.9115; 1977; Алматы
    Astana; 51.1801; 71.4460; 1544; Nur-Sultan
    = Kuwait
    Kuwait City; 29.3670; 47.9743; 60
    = Kyrgyzstan
    Bishkek; 42.8700; 74.5900; 900
    Osh; 40.5283; 72.7985; 322
    = Lebanon
    Beirut; 33.8933; 35.5016; 1916; بيروت
    = Maldives
    Malé; 4.1752; 73.5092; 104
    = Nepal
    Kathmandu; 27.7017; 85.3206; 1442; काठमाडौँ
    Pokhara; 28.2669; 83.9685; 600
    = Oman
    Muscat; 23.5841; 58.4078; 797
    = Pakistan
    Lahore; 31.5580; 74.3507; 13004
    Karachi; 24.8608; 67.0104; 11624
    Peshawar; 34.0080; 71.5785; 4759
    Quetta; 30.1841; 67.0014; 1566
    Muzaffarabad; 34.3700; 73.4708; 725
    Islamabad; 33.7215; 73.0433; 602
    = Palestine
    Ramallah; 31.8996; 35.2042; 44
    = Qatar
    Doha; 25.2855; 51.5310; 345
    = Saudi Arabia
    Jeddah; 21.4901; 39.1862; 4697
    Riyadh; 24.6877; 46.7219; 4206; الرياض
    Mecca; 21.4266; 39.8256; 1579; Makkah
    = Sri Lanka
    Colombo; 6.9355; 79.8487; 648
    Sri Jayewardenepura Kotte; 6.8830; 79.9071; 116; Kotte
    = Syria
    Aleppo; 36.2012; 37.1612; 2098
    Damascus; 33.5102; 36.2913; 1569; دمشق
    = Tajikistan
    Dushanbe; 38.5358; 68.7790; 679
    Khorugh; 37.4904; 71.5534; 30
    = Turkey; Türkiye
    Istanbul; 41.0082; 28.9784; 15702; İstanbul
    Ankara; 39.9199; 32.8543; 3517
    Bursa; 40.1956; 29.0601; 3102
    Izmir; 38.4127; 27.1384; 2938
    Gaziantep; 37.0594; 37.3825; 2222
    Diyarbakır; 37.9136; 40.2172; 1834; Diyarbakir
    Antalya; 36.9081; 30.6956; 1335
    Malatya; 38.3502; 38.3167; 750
    Van; 38.4946; 43.3832; 525
    Elazığ; 38.6743; 39.2232; 443; Elazig
    Antakya; 36.2066; 36.1572; 399; Hatay
    Kahramanmaraş; 37.5753; 36.9228; 385
    Düzce; 40.8389; 31.1639; 194
    Erzincan; 39.7392; 39.4901; 151
    = Turkmenistan
    Ashgabat; 37.9500; 58.3833; 1030
    = United Arab Emirates; UAE
    Dubai; 25.0772; 55.3093; 3790
    Abu Dhabi; 24.4512; 54.3970; 1807
    = Uzbekistan
    Tashkent; 41.2647; 69.2163; 1978
    Samarkand; 39.6546; 66.9644; 595
    = Yemen
    Sana’a; 15.3545; 44.2065; 1937
    Aden; 12.7796; 45.0385; 1080
    """
}
