extension DemoPaper {
  /// Science in RSS 1.0 (RDF), from a server without validators.
  static let specimen = DemoPaper(
    "specimen", "Specimen", "Research, with its error bars.", category: "Science", hours: 9,
    format: .rss1, path: "/index.rdf", manner: .withoutValidators,
    texts: """
      # Octopuses remember which diver was rude
      Dr Leila Haddad
      In a bay with forty marked animals, those that had been prodded avoided the same diver for up
      to five months, and let others pass.

      The team exchanged suits, masks and cylinders between divers to find the cue. It was the way
      of breathing: the animals listened to the bubbles.

      > We are confident about the effect, and not at all about what it is like to be its cause.

      # A glacier’s dust holds nine hundred summers
      Tomas Quispe
      Layers of pollen in a core from the Ananea ice field tell which crops were grown below, year
      by year, long before anybody wrote it down.

      Maize came earlier than the chronicles say, and left twice. The second time it left within a
      decade, together with the charcoal.

      # Bees sleep longer after a difficult flower
      Ines Moreau
      Bumblebees that had to learn a flower with two doors slept a fifth longer in the following
      night, and were quicker in the morning.

      Bees that were kept awake by a gentle fan had to learn it all again. The study counted 11,000
      naps.

      # The faintest sound in the building was the building
      Eero Virtanen
      A laboratory made for silence hums at four cycles a second. After two years its builders know
      why: it is the tide.

      Loading by water bends the coast by less than a hair’s breadth. The building stands on rock,
      and the rock stands on everything else.

      # Fossil footprints show a very short argument
      Sade Brandt
      Two animals met on a mudflat, turned round each other once, and left the way they had come.
      The whole encounter is four metres long.

      Neither was in a hurry to leave. The stride of both gets shorter, not longer, which trackers
      of living animals read as dignity.

      # A drug for one disease helps with the boredom of trials
      Kwame Mensah
      Volunteers who were given the placebo reported better moods than those at home; so did the
      nurses, who were given nothing.

      The authors suspect the biscuits. A further study is planned, with and without.

      # Why ice on lakes sings, and in which key
      Nadia Mensah
      Microphones under a frozen lake recorded 1,300 cracks. Their pitch falls as they travel,
      which is what makes them sound like something out of a film.

      High tones run ahead of low ones in a thin plate. From the difference one can tell how thick
      the ice is, from the shore, without stepping on it.

      - Below 5 cm: stay where you are.
      - From 10 cm: one person.
      - The paper’s own advice: listen first.

      # Plants count to five before they close
      Joon Seo
      A trap that snaps at each raindrop would starve of exhaustion. Measurements confirm that it
      waits for a fifth touch before it begins to digest.

      The counter forgets after half a minute. How a leaf keeps a number without a nerve is now
      fairly well understood, and no less strange.

      """)
}
