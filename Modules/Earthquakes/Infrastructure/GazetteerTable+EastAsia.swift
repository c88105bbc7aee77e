extension GazetteerTable {
  /// The cities of East and Southeast Asia.
  static let eastAsia = """
    = Brunei
    Bandar Seri Begawan; 4.8903; 114.9401; 64
    = Cambodia
    Phnom Penh; 11.5625; 104.9160; 1574
    = China; 中国
    Shanghai; 31.2222; 121.4581; 24874; 上海
    Beijing; 39.9075; 116.3972; 18961; 北京; Peking
    Shenzhen; 22.5455; 114.0683; 17494; 深圳
    Guangzhou; 23.1167; 113.2500; 16097; 广州; Canton
    Chengdu; 30.6667; 104.0667; 13568; 成都
    Tianjin; 39.1422; 117.1767; 11090; 天津
    Wuhan; 30.5833; 114.2667; 10393; 武汉
    Xi’an; 34.2583; 108.9286; 9600; 西安
    Nanjing; 32.0617; 118.7778; 9315
    Hangzhou; 30.2936; 120.1614; 9236
    Chongqing; 29.5603; 106.5577; 7458; 重庆
    Harbin; 45.7500; 126.6500; 5243
    Kunming; 25.0389; 102.7183; 3855; 昆明
    Tangshan; 39.6438; 118.1832; 3372
    Ürümqi; 43.8010; 87.6005; 3029; 乌鲁木齐
    Lanzhou; 36.0570; 103.8399; 3000
    Xining; 36.6255; 101.7574; 1677
    Kashgar; 39.4672; 75.9868; 507; Kashi
    Lhasa; 29.6500; 91.1000; 119; 拉萨
    = Hong Kong
    Hong Kong; 22.2783; 114.1747; 7396; 香港
    = Indonesia
    Jakarta; -6.2146; 106.8451; 8540
    Surabaya; -7.2492; 112.7508; 3018
    Bandung; -6.9222; 107.6069; 2528
    Medan; 3.5833; 98.6667; 2486
    Makassar; -5.1486; 119.4319; 1474; Ujung Pandang
    Padang; -0.9492; 100.3543; 943
    Denpasar; -8.6500; 115.2167; 670
    Kupang; -10.1708; 123.6069; 475
    Manado; 1.4822; 124.8489; 459
    Mataram; -8.5833; 116.1167; 441
    Jayapura; -2.5337; 140.7181; 411
    Bengkulu; -3.8004; 102.2655; 397
    Palu; -0.9083; 119.8708; 390
    Yogyakarta; -7.8014; 110.3647; 376
    Ambon; -3.6958; 128.1833; 347
    Banda Aceh; 5.5417; 95.3333; 268
    Ternate; 0.7906; 127.3842; 211
    Saumlaki; -7.9862; 131.2968; 13
    = Japan; 日本; Nippon
    Tokyo; 35.6895; 139.6917; 9733; 東京; 東京都
    Yokohama; 35.4333; 139.6500; 3777; 横浜
    Osaka; 34.6938; 135.5011; 2754; 大阪
    Nagoya; 35.1815; 136.9064; 2332; 名古屋
    Sapporo; 43.0667; 141.3500; 1974; 札幌
    Fukuoka; 33.6000; 130.4167; 1612; 福岡
    Kobe; 34.6913; 135.1830; 1525; 神戸
    Kyoto; 35.0211; 135.7538; 1464; 京都
    Hiroshima; 34.4000; 132.4500; 1201; 広島
    Sendai; 38.2667; 140.8667; 1097; 仙台
    Niigata; 37.9226; 139.0412; 798; 新潟
    Kumamoto; 32.8059; 130.6918; 739; 熊本
    Shizuoka; 34.9833; 138.3833; 693; 静岡
    Kagoshima; 31.5667; 130.5500; 595; 鹿児島
    Kanazawa; 36.6000; 136.6167; 466; 金沢
    Kochi; 33.5500; 133.5333; 332; 高知
    Naha; 26.2130; 127.6785; 318; 那覇
    Aomori; 40.8167; 140.7333; 298; 青森
    Fukushima; 37.7500; 140.4667; 294; 福島
    Kushiro; 42.9750; 144.3747; 168; 釧路
    Ishinomaki; 38.4167; 141.3000; 140; 石巻
    Ishigaki; 24.3448; 124.1572; 48; 石垣
    Nemuro; 43.3236; 145.5750; 31; 根室
    Wajima; 37.4046; 136.8991; 25; 輪島
    = Laos
    Vientiane; 17.9667; 102.6000; 841
    = Macau
    Macau; 22.2006; 113.5461; 649; 澳門; Macao
    = Malaysia
    Kuala Lumpur; 3.1412; 101.6865; 1454
    Kota Kinabalu; 5.9749; 116.0724; 500
    = Mongolia
    Ulaanbaatar; 47.9077; 106.8832; 845; Ulan Bator; Улаанбаатар
    = Myanmar; Burma
    Yangon; 16.8053; 96.1561; 4478; Rangoon
    Mandalay; 21.9747; 96.0836; 1208
    Naypyidaw; 19.7450; 96.1297; 925
    = North Korea
    Pyongyang; 39.0339; 125.7543; 3222; 평양
    = Philippines
    Davao; 7.0731; 125.6128; 1849
    Manila; 14.6042; 120.9822; 1600
    Cebu; 10.3167; 123.8907; 965
    General Santos; 6.1128; 125.1717; 722
    Tacloban; 11.2433; 125.0047; 259
    Surigao; 9.7890; 125.4950; 88
    = Singapore
    Singapore; 1.2897; 103.8501; 5639
    = South Korea; Korea
    Seoul; 37.5660; 126.9784; 10349; 서울
    Busan; 35.1017; 129.0300; 3285; 부산; Pusan
    Pohang; 36.0292; 129.3648; 492; 포항
    = Taiwan
    Taipei; 25.0531; 121.5264; 7872; 台北; 臺北
    Taichung; 24.1469; 120.6839; 2850; 台中
    Kaohsiung; 22.6163; 120.3133; 2738; 高雄
    Tainan; 22.9908; 120.2133; 1857; 台南
    Hualien; 23.9769; 121.6044; 99; 花蓮
    = Thailand
    Bangkok; 13.7540; 100.5014; 5104; กรุงเทพมหานคร
    Chiang Mai; 18.7904; 98.9847; 127
    Phuket; 7.8906; 98.3981; 79
    = Vietnam
    Ho Chi Minh City; 10.8230; 106.6296; 14003; Saigon
    Hanoi; 21.0245; 105.8412; 8054; Hà Nội
    Da Nang; 16.0678; 108.2208; 1276
    """
}
