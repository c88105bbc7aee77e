extension GazetteerTable {
  /// The cities of Africa.
  static let africa = """
    = Algeria
    Algiers; 36.7323; 3.0875; 2364
    Oran; 35.6991; -0.6359; 803
    Chlef; 36.1653; 1.3345; 179
    = Angola
    Luanda; -8.8368; 13.2343; 2776
    = Benin
    Porto-Novo; 6.4965; 2.6036; 264
    = Botswana
    Gaborone; -24.6545; 25.9086; 246
    = Burkina Faso
    Ouagadougou; 12.3657; -1.5339; 2415
    = Burundi
    Gitega; -3.4271; 29.9246; 65
    = Cabo Verde; Cape Verde
    Praia; 14.9315; -23.5125; 138
    São Filipe; 14.8961; -24.4956; 10
    = Cameroon
    Douala; 4.0483; 9.7043; 1338
    Yaoundé; 3.8667; 11.5167; 1299
    = Central African Republic
    Bangui; 4.3612; 18.5550; 812
    = Chad
    N’Djamena; 12.1067; 15.0444; 1360
    = Comoros
    Moroni; -11.7022; 43.2551; 75
    = Democratic Republic of the Congo; Congo
    Kinshasa; -4.3276; 15.3136; 16000
    Lubumbashi; -11.6609; 27.4794; 2222
    Bukavu; -2.4908; 28.8428; 817
    Goma; -1.6741; 29.2284; 433
    = Djibouti
    Djibouti; 11.5890; 43.1450; 627
    = Egypt
    Cairo; 30.0626; 31.2497; 9607; القاهرة
    Alexandria; 31.2018; 29.9158; 5264
    Suez; 29.9737; 32.5263; 700
    = Equatorial Guinea
    Malabo; 3.7558; 8.7817; 156
    = Eritrea
    Asmara; 15.3381; 38.9318; 564
    = Eswatini; Swaziland
    Mbabane; -26.3167; 31.1333; 76
    = Ethiopia
    Addis Ababa; 9.0250; 38.7469; 3860
    Awash; 8.9936; 40.1664; 36
    = Gabon
    Libreville; 0.3924; 9.4536; 846
    = Gambia
    Banjul; 13.4527; -16.5780; 37
    = Ghana
    Accra; 5.5560; -0.1969; 1963
    = Guinea
    Conakry; 9.5380; -13.6773; 1928
    = Guinea-Bissau
    Bissau; 11.8636; -15.5977; 440
    = Ivory Coast; Côte d’Ivoire
    Abidjan; 5.3544; -4.0017; 6321
    Yamoussoukro; 6.8205; -5.2767; 276
    = Kenya
    Nairobi; -1.2833; 36.8167; 4397
    Mombasa; -4.0547; 39.6636; 1208
    = Lesotho
    Maseru; -29.3167; 27.4833; 360
    = Liberia
    Monrovia; 6.3005; -10.7969; 1543
    = Libya
    Tripoli; 32.8874; 13.1873; 1303
    Benghazi; 32.1149; 20.0686; 757
    = Madagascar
    Antananarivo; -18.9137; 47.5361; 1350
    = Malawi
    Lilongwe; -13.9669; 33.7873; 1116
    = Mali
    Bamako; 12.6091; -7.9752; 4228
    = Mauritania
    Nouakchott; 18.0858; -15.9785; 1185
    = Mauritius
    Port Louis; -20.1619; 57.4989; 155
    = Mayotte
    Mamoudzou; -12.7823; 45.2288; 55
    = Morocco
    Casablanca; 33.5883; -7.6114; 3666
    Rabat; 34.0132; -6.8326; 1656
    Marrakesh; 31.6342; -7.9999; 996; Marrakech
    Agadir; 30.4202; -9.5982; 698
    Al Hoceïma; 35.2516; -3.9372; 396
    = Mozambique
    Maputo; -25.9655; 32.5832; 1255
    Beira; -19.8436; 34.8389; 688
    = Namibia
    Windhoek; -22.5594; 17.0832; 386
    = Niger
    Niamey; 13.5137; 2.1098; 1324
    = Nigeria
    Lagos; 6.4541; 3.3947; 15388
    Kano; 12.0001; 8.5167; 4910
    Abuja; 9.0579; 7.4951; 2690
    = Republic of the Congo
    Brazzaville; -4.2661; 15.2832; 1982
    = Réunion
    Saint-Denis; -20.8823; 55.4504; 155
    = Rwanda
    Kigali; -1.9500; 30.0588; 1133
    = São Tomé and Príncipe
    São Tomé; 0.3376; 6.7299; 53
    = Senegal
    Dakar; 14.6937; -17.4441; 2647
    = Seychelles
    Victoria; -4.6200; 55.4550; 23
    = Sierra Leone
    Freetown; 8.4871; -13.2356; 803
    = Somalia
    Mogadishu; 2.0371; 45.3438; 2587
    = South Africa
    Johannesburg; -26.2023; 28.0436; 9418
    Cape Town; -33.9258; 18.4232; 4773
    Durban; -29.8579; 31.0292; 3338
    Pretoria; -25.7449; 28.1878; 2113
    = South Sudan
    Juba; 4.8517; 31.5825; 450
    = Sudan
    Khartoum; 15.5518; 32.5324; 1975
    = Tanzania
    Dar es Salaam; -6.8235; 39.2695; 5384
    Dodoma; -6.1722; 35.7395; 765
    = Togo
    Lomé; 6.1287; 1.2215; 2188
    = Tunisia
    Tunis; 36.8190; 10.1658; 693
    = Uganda
    Kampala; 0.3163; 32.5822; 1681
    = Zambia
    Lusaka; -15.4067; 28.2871; 2212
    = Zimbabwe
    Harare; -17.8277; 31.0534; 1543
    """
}
