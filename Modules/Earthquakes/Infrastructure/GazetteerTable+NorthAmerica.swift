extension GazetteerTable {
  /// The cities of North America, the Caribbean and Greenland.
  static let northAmerica = """
    = Alaska, United States; AK; USA; US
    Anchorage; 61.2181; -149.9003; 290
    Fairbanks; 64.8378; -147.7164; 32
    Juneau; 58.3019; -134.4197; 32
    Kodiak; 57.7885; -152.4053; 6
    Unalaska; 53.8741; -166.5341; 4
    Sand Point; 55.3360; -160.5007; 1
    = Alberta, Canada; AB
    Calgary; 51.0501; -114.0853; 1307
    = Antigua and Barbuda
    St. John’s; 17.1210; -61.8433; 52
    = Arizona, United States; AZ; USA; US
    Phoenix; 33.4484; -112.0740; 1650
    = Aruba
    Oranjestad; 12.5240; -70.0270; 30
    = Bahamas
    Nassau; 25.0582; -77.3431; 228
    = Barbados
    Bridgetown; 13.1073; -59.6202; 99
    = Belize
    Belmopan; 17.2538; -88.7640; 13
    = Bermuda
    Hamilton; 32.2949; -64.7830; 1
    = British Columbia, Canada; BC
    Vancouver; 49.2497; -123.1193; 662
    Victoria; 48.4359; -123.3516; 290
    Prince Rupert; 54.3151; -130.3210; 15
    Port Hardy; 50.7209; -127.4923; 4
    = British Virgin Islands
    Road Town; 18.4269; -64.6208; 8
    = California, United States; CA; USA; US
    Los Angeles; 34.0522; -118.2437; 3821; LA
    San Diego; 32.7157; -117.1647; 1404
    San Jose; 37.3394; -121.8950; 997
    San Francisco; 37.7749; -122.4194; 828; SF
    Sacramento; 38.5816; -121.4944; 525
    Oakland; 37.8044; -122.2708; 419
    Bakersfield; 35.3733; -119.0187; 374
    Santa Rosa; 38.4405; -122.7144; 178
    San Ramon; 37.7799; -121.9780; 76
    El Centro; 32.7920; -115.5631; 44
    Ridgecrest; 35.6225; -117.6709; 29
    Eureka; 40.8021; -124.1637; 27
    Mammoth Lakes; 37.6486; -118.9721; 8
    Cobb; 38.8221; -122.7231; 2
    = Cayman Islands
    George Town; 19.2866; -81.3744; 29
    = Colorado, United States; CO; USA; US
    Denver; 39.7392; -104.9847; 729
    = Costa Rica
    San José; 9.9339; -84.0849; 335
    = Cuba
    Havana; 23.1330; -82.3830; 2164; La Habana
    Santiago de Cuba; 20.0229; -75.8217; 556
    = Curaçao
    Willemstad; 12.1225; -68.8864; 125
    = District of Columbia, United States; DC; USA; US
    Washington; 38.8951; -77.0364; 690; Washington DC; Washington, D.C.
    = Dominica
    Roseau; 15.3017; -61.3881; 17
    = Dominican Republic
    Santo Domingo; 18.4719; -69.8923; 2202
    Santiago de los Caballeros; 19.4504; -70.6908; 1200
    = El Salvador
    San Salvador; 13.6893; -89.1872; 526
    = Florida, United States; FL; USA; US
    Miami; 25.7743; -80.1937; 487
    = Georgia, United States; GA; USA; US
    Atlanta; 33.7490; -84.3880; 511
    = Greenland
    Nuuk; 64.1835; -51.7216; 15; Godthåb
    Ilulissat; 69.2198; -51.0986; 4
    = Grenada
    St. George’s; 12.0529; -61.7523; 8
    = Guadeloupe
    Basse-Terre; 15.9971; -61.7321; 11
    = Guatemala
    Guatemala City; 14.6407; -90.5133; 995
    = Haiti
    Port-au-Prince; 18.5435; -72.3388; 1235
    = Hawaii, United States; HI; USA; US
    Honolulu; 21.3069; -157.8583; 351
    Hilo; 19.7299; -155.0907; 43
    Pahala; 19.2030; -155.4786; 1
    = Honduras
    Tegucigalpa; 14.0818; -87.2068; 851
    = Idaho, United States; ID; USA; US
    Challis; 44.5046; -114.2317; 1
    = Illinois, United States; IL; USA; US
    Chicago; 41.8500; -87.6500; 2664
    = Jamaica
    Kingston; 17.9970; -76.7936; 938
    = Maine, United States; ME; USA; US
    Portland; 43.6574; -70.2589; 67
    = Martinique
    Fort-de-France; 14.6037; -61.0742; 90
    = Massachusetts, United States; MA; USA; US
    Boston; 42.3584; -71.0598; 654
    = Mexico; México
    Mexico City; 19.4285; -99.1277; 12294; Ciudad de México; CDMX
    Tijuana; 32.5027; -117.0037; 1923
    Guadalajara; 20.6774; -103.3475; 1386
    Monterrey; 25.6843; -100.3172; 1136
    Mexicali; 32.6278; -115.4545; 1033
    Acapulco; 16.8494; -99.9089; 659; Acapulco de Juárez
    Tapachula; 14.9054; -92.2589; 354
    Oaxaca; 17.0602; -96.7254; 255
    La Paz; 24.1423; -110.3132; 250
    Colima; 19.2447; -103.7127; 147
    = Missouri, United States; MO; USA; US
    New Madrid; 36.5864; -89.5279; 3
    = Nevada, United States; NV; USA; US
    Las Vegas; 36.1750; -115.1372; 642
    Reno; 39.5296; -119.8138; 264
    = New Mexico, United States; NM; USA; US
    Albuquerque; 35.0845; -106.6511; 565
    = New York, United States; NY; USA; US
    New York; 40.7143; -74.0060; 8804; NYC; New York City
    = Nicaragua
    Managua; 12.1328; -86.2504; 973
    = Oklahoma, United States; OK; USA; US
    Oklahoma City; 35.4676; -97.5164; 681
    = Ontario, Canada; ON
    Toronto; 43.7064; -79.3986; 2794
    Ottawa; 45.4112; -75.6981; 1017
    = Oregon, United States; OR; USA; US
    Portland; 45.5234; -122.6762; 653
    = Panama
    Panama City; 8.9936; -79.5197; 408
    David; 8.4273; -82.4309; 83
    = Pennsylvania, United States; PA; USA; US
    Philadelphia; 39.9524; -75.1636; 1574
    = Puerto Rico
    San Juan; 18.4663; -66.1057; 418
    Ponce; 18.0103; -66.6240; 137
    = Quebec, Canada; QC
    Montreal; 45.5088; -73.5878; 1763
    Quebec; 46.8123; -71.2145; 532
    La Malbaie; 47.6540; -70.1527; 9
    = Saint Kitts and Nevis
    Basseterre; 17.2955; -62.7250; 13
    = Saint Lucia
    Castries; 13.9957; -61.0061; 20
    = Saint Vincent and the Grenadines
    Kingstown; 13.1553; -61.2274; 25
    = South Carolina, United States; SC; USA; US
    Charleston; 32.7763; -79.9327; 133
    = Tennessee, United States; TN; USA; US
    Memphis; 35.1495; -90.0490; 633
    = Texas, United States; TX; USA; US
    Houston; 29.7633; -95.3633; 2314
    Dallas; 32.7831; -96.8067; 1326
    Pecos; 31.4229; -103.4932; 10
    = Trinidad and Tobago
    Port of Spain; 10.6667; -61.5189; 49
    = U.S. Virgin Islands
    Charlotte Amalie; 18.3419; -64.9307; 20
    = Utah, United States; UT; USA; US
    Salt Lake City; 40.7608; -111.8911; 216
    = Washington, United States; WA; USA; US
    Seattle; 47.6062; -122.3321; 781
    = Wyoming, United States; WY; USA; US
    Jackson; 43.4799; -110.7624; 11
    = Yukon, Canada; YT
    Whitehorse; 60.7161; -135.0538; 28
    """
}
