extension GazetteerTable {
  /// The cities of South America.
  static let southAmerica = """
    = Argentina
    Buenos Aires; -34.6131; -58.3772; 2891
    Córdoba; -31.4065; -64.1885; 2107
    Salta; -24.8065; -65.4200; 521
    Mendoza; -32.8895; -68.8458; 115
    San Juan; -31.5373; -68.5257; 109
    Ushuaia; -54.8108; -68.3159; 57
    = Bolivia
    La Paz; -16.5000; -68.1500; 2005
    Santa Cruz de la Sierra; -17.7863; -63.1812; 1831
    Sucre; -19.0333; -65.2627; 225
    = Brazil
    São Paulo; -23.5475; -46.6361; 12400
    Rio de Janeiro; -22.9064; -43.1822; 6748
    Salvador; -12.9756; -38.4910; 2712
    Manaus; -3.1019; -60.0250; 2220
    Brasília; -15.7797; -47.9297; 2208
    Porto Alegre; -30.0328; -51.2302; 1488
    = Chile
    Santiago; -33.4489; -70.6693; 4837
    Antofagasta; -23.6509; -70.3975; 401
    Valparaíso; -33.0360; -71.6296; 282
    Arica; -18.4755; -70.3006; 242
    Concepción; -36.8270; -73.0498; 224
    Iquique; -20.2133; -70.1503; 200
    Coquimbo; -29.9533; -71.3395; 161
    Valdivia; -39.8142; -73.2459; 133
    Punta Arenas; -53.1628; -70.9092; 117
    = Colombia
    Bogotá; 4.6097; -74.0817; 7674
    Cali; 3.4305; -76.5199; 2393
    Medellín; 6.2450; -75.5715; 2000
    Bucaramanga; 7.1250; -73.1189; 581
    = Ecuador
    Quito; -0.1807; -78.4678; 2782
    Guayaquil; -2.1962; -79.8862; 2724
    Esmeraldas; 0.9592; -79.6540; 219
    = Falkland Islands
    Stanley; -51.6938; -57.8570; 2
    = French Guiana
    Cayenne; 4.9381; -52.3346; 62
    = Guyana
    Georgetown; 6.8045; -58.1553; 235
    = Paraguay
    Asunción; -25.2865; -57.6470; 1482
    = Peru; Perú
    Lima; -12.0432; -77.0282; 7737
    Arequipa; -16.3990; -71.5375; 1196
    Cusco; -13.5319; -71.9670; 428
    Pisco; -13.7103; -76.2054; 62
    = Suriname
    Paramaribo; 5.8664; -55.1668; 224
    = Uruguay
    Montevideo; -34.9033; -56.1882; 1271
    = Venezuela
    Caracas; 10.4880; -66.8792; 3000
    """
}
