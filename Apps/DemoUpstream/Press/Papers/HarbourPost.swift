extension DemoPaper {
  /// World news in RSS 2.0, like most sites.
  static let harbourPost = DemoPaper(
    "harbour-post", "The Harbour Post", "News from the water’s edge, and from what lies behind it.",
    category: "World", hours: 5, format: .rss2,
    texts: """
      # Three ports agree to share one winter timetable
      Adaeze Okafor
      After a night of talks, the harbours of Osterby, Vell and Sund will publish their ferry times
      as one table, beginning with the first week of the dark season.

      The three councils have printed tables of their own since the age of steam. A passenger who
      wanted to go from the outer islands to the capital needed all of them, and a pencil.

      > We found a connection that had been missed every weekday for eleven years, by four minutes.

      The joint table moves that ferry by five. It also gives the night boat back to Sund, which
      lost it when the fish market closed. A trial runs until spring; the crews will be asked
      before it is kept.

      # Border bridge reopens to walkers before it reopens to cars
      Pavel Petrov
      For the first time in nine years people crossed the Lesna on foot yesterday, some of them
      only to drink a coffee on the other side and come back.

      Engineers on both banks had argued about the bearing plates until a student found the
      drawings in a library basement. The bridge turned out to be stronger than either side
      believed.

      Cars will have to wait for the new deck. Until then the guards count people with a hand
      counter: 4,112 on the first day, among them a wedding party in two halves.

      # Island republic votes to keep its short working week
      Leila Haddad
      Voters in Marrow Island have confirmed the four-day week with 61 per cent, in spite of a
      warning by the harbour companies that ships would go elsewhere.

      The ships did not go elsewhere during the five years of the trial. What went, the central
      bank found, was Monday: most unloading moved to Tuesday, and the cranes stood idle for the
      same number of hours as before, only all at once.

      | | before | trial |
      | Containers a week | 8,140 | 8,090 |
      | Days of illness | 9.6 | 6.2 |
      | Vacant posts | 412 | 178 |

      The law comes into force with the new year.

      # Mountain villages build the line that nobody would build for them
      Tomas Quispe
      Seven communities above the Ananea valley have laid forty kilometres of fibre themselves, in
      the trenches of a water pipe that they had also dug themselves.

      The company that holds the licence had called the route uneconomical. The villages now rent
      it a part of their cable. “We sell them what they told us was worth nothing,” says the
      treasurer.

      Each household gave six days of work. The first video call went to a cousin who had bet
      against it.

      # Grain ships return to the northern route
      Ines Moreau
      Two freighters with wheat left Port Aldane this morning, the first since insurers withdrew
      from the strait in spring.

      A group of nine insurers has agreed to carry the risk together, ship by ship. The premium is
      high; it is still lower than the way round the cape, which takes eleven days more.

      Bakers in the south have followed the ships on a public map since dawn.

      # Capital moves its archives out of the river’s reach
      Haruka Kanda
      Forty-two kilometres of shelves are leaving the cellars of the old ministry, two lorries a
      day, to a former salt mine with a humidity that does not change.

      The flood of two summers ago stopped eleven centimetres below the oldest land register.
      Nobody has slept well since, says the director, who has counted the centimetres herself.

      - Parchments travel at night, when it is cool.
      - Maps travel flat, and never two of the same area in one lorry.
      - Nothing travels on a day with rain.

      # Fishing fleets sign a truce over the herring grounds
      Eero Virtanen
      Crews from both sides of the bank will now fish on alternate days and share their logs, after
      a season in which nets were cut more often than they were filled.

      The logs are the real news. For the first time biologists can see the whole catch, and they
      expect to recommend a quota that both sides already keep.

      # Court orders a country to answer its letters
      Nadia Mensah
      A judge in Tarn has ruled that authorities must reply within ninety days, after a man waited
      six years for a form that he needed to ask for another form.

      The ministry had argued that silence is an answer. The judgment, which is two pages long, was
      delivered by registered mail.

      # A vaccine is flown by kite to the outer atolls
      Sade Brandt
      Health workers have delivered 2,000 doses with a kite that pulls a small raft, where
      helicopters could not land and boats could not pass the reef.

      The kite was designed for shrimps. It carries eight kilograms, needs no fuel, and has been
      lost only once, “to a very determined frigate bird”.

      """)
}
