extension DemoPaper {
  /// Business news in the obsolete Atom 0.3. It also carries stories of another newspaper.
  static let ledgerLine = DemoPaper(
    "ledger-line", "The Ledger Line", "What things cost, and who is paid.",
    category: "Business", hours: 7, format: .atom03, path: "/atom.xml", carrying: "harbour-post",
    texts: """
      # The shop that only opens when it rains made a profit
      Joon Seo
      Regen, a seller of umbrellas with no fixed hours, has published its first annual accounts:
      open on 141 days, closed on the rest, and in the black.

      The landlord takes a share instead of a rent, and has learned to like clouds. Staff are paid
      by the month and called by a message when the first drops fall.

      The company will open a second branch, on the other side of the mountains, “for balance”.

      # Copper falls as the last big mine settles its strike
      Kwame Mensah
      The price of copper lost four per cent after miners in Altamar accepted an offer that ends
      nine weeks of silence underground.

      Both sides call the result a defeat for the other. The contract runs for three years and ties
      wages to the price of bread in the valley, measured weekly by a schoolteacher whom both
      trust.

      # Why a bank still keeps forty thousand cheque books
      Ines Moreau
      Nobody has asked the Savings Bank of Vell for a cheque book since last autumn. It prints them
      all the same, because a contract from another century says that it must.

      The printer was found last month: he is eighty-one and had forgotten it, too. The two parties
      met, had lunch, and wrote a new contract on the back of the last cheque.

      # Chip maker lends its engineers to its customers
      Yuki Kanda
      Instead of a help line, Arisawa Devices now sends an engineer for a week. Returns have
      halved, and so has the length of the manual.

      The programme costs less than the call centre did. It has one rule: whoever is sent must
      write down the one thing that the customer should not have needed to ask.

      # The quiet end of the fax machine in shipping
      Pavel Petrov
      One freight office in Sund sent the last mandatory fax of the trade on Friday. It was an
      order for toner.

      Customs in eleven countries had kept the fax alive, each because the others did. They stopped
      together, at noon, and by one o’clock nobody had noticed.

      # Bakers’ cooperative buys the mill that supplied it
      Leila Haddad
      Thirty-eight bakeries have bought the last mill of the plain, which a property fund had
      wanted for its view.

      The price was paid in loaves as much as in money: former owners receive bread for life, up to
      two kilos a day. Actuaries were consulted.

      # Small firms discover the four-line contract
      Mira Lindqvist
      A template with four sentences has been used eleven thousand times in its first year. It has
      been to court twice, and held.

      What is delivered, when, for how much, and what happens otherwise: that is all. Its author, a
      retired notary, says that she left the fifth line out on purpose.

      > Every fifth line that I have seen was there because somebody did not trust the other four.

      # A town prints its own small change, again
      Tomas Quispe
      When the mint ran short of coins, the shops of Upper Leith went back to wooden tokens.
      Collectors have made them worth more than their face.

      The council has asked people to spend them, please. The mint promises a delivery within
      weeks.

      """)
}
