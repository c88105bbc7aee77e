extension GazetteerTable {
  /// The cities of Oceania, and the South Pole.
  static let oceania = """
    = American Samoa
    Pago Pago; -14.2781; -170.7025; 12
    = Antarctica
    South Pole; -90.0000; 0.0000; 0
    = Australian Capital Territory, Australia; ACT
    Canberra; -35.2835; 149.1281; 368
    = Cook Islands
    Avarua; -21.2075; -159.7755; 13
    = Fiji
    Suva; -18.1416; 178.4419; 77
    Nadi; -17.8031; 177.4162; 42
    Labasa; -16.4332; 179.3645; 28
    = French Polynesia
    Papeete; -17.5347; -149.5684; 26
    = Guam
    Hagåtña; 13.4757; 144.7489; 1; Agana
    = Kiribati
    Tarawa; 1.3278; 172.9770; 40; South Tarawa
    = Marshall Islands
    Majuro; 7.0897; 171.3803; 25
    = Micronesia
    Palikir; 6.9248; 158.1611; 7
    = Nauru
    Yaren; -0.5508; 166.9252; 1
    = New Caledonia
    Nouméa; -22.2741; 166.4488; 93
    = New South Wales, Australia; NSW
    Sydney; -33.8678; 151.2073; 5639
    = New Zealand; Aotearoa
    Auckland; -36.8485; 174.7635; 1547
    Christchurch; -43.5333; 172.6333; 419
    Wellington; -41.2866; 174.7756; 382
    Dunedin; -45.8742; 170.5036; 133
    Napier; -39.4926; 176.9123; 66
    Gisborne; -38.6533; 178.0042; 38
    Queenstown; -45.0302; 168.6627; 10
    Kaikoura; -42.4167; 173.6833; 1
    = Niue
    Alofi; -19.0529; -169.9196; 1
    = Northern Mariana Islands
    Saipan; 15.2123; 145.7545; 48
    = Northern Territory, Australia; NT
    Darwin; -12.4611; 130.8418; 140
    Alice Springs; -23.6975; 133.8836; 26
    = Palau
    Ngerulmud; 7.5008; 134.6238; 0
    = Papua New Guinea
    Port Moresby; -9.4772; 147.1509; 284
    Lae; -6.7233; 146.9961; 76
    Arawa; -6.2298; 155.5660; 40
    Madang; -5.2215; 145.7869; 27
    Kokopo; -4.3432; 152.2687; 26
    Kimbe; -5.5508; 150.1377; 19
    Wewak; -3.5496; 143.6323; 18
    Rabaul; -4.2004; 152.1630; 8
    = Queensland, Australia; QLD
    Brisbane; -27.4679; 153.0281; 2780
    = Samoa
    Apia; -13.8333; -171.7667; 40
    = Solomon Islands
    Honiara; -9.4333; 159.9500; 56
    Gizo; -8.1030; 156.8419; 7
    Kirakira; -10.4544; 161.9204; 2
    Lata; -10.7250; 165.7972; 1
    = South Australia, Australia; SA
    Adelaide; -34.9287; 138.5986; 1469
    = Tasmania, Australia; TAS
    Hobart; -42.8794; 147.3294; 255
    = Timor-Leste; East Timor
    Dili; -8.5586; 125.5736; 150
    = Tonga
    Nuku’alofa; -21.1368; -175.2011; 22
    Neiafu; -18.6514; -173.9835; 4
    = Tuvalu
    Funafuti; -8.5243; 179.1942; 6
    = Vanuatu
    Port Vila; -17.7365; 168.3137; 36
    Luganville; -15.5199; 167.1624; 13
    Isangel; -19.5417; 169.2817; 1
    = Victoria, Australia; VIC
    Melbourne; -37.8140; 144.9633; 5436
    = Wallis and Futuna
    Mata-Utu; -13.2816; -176.1745; 1
    = Western Australia, Australia; WA
    Perth; -31.9522; 115.8614; 2384
    """
}
