extension DemoPaper {
  /// Space in malformed RSS 2.0: the site's template does not escape text.
  static let orbitNotes = DemoPaper(
    "orbit-notes", "Orbit Notes", "Launches & landings & the long wait between them.",
    category: "Science", hours: 13, format: .rss2, path: "/rss", quirks: [.notWellFormed],
    texts: """
      # Dust & patience: the rover that waited out a storm
      Adaeze Okafor
      After a hundred and six days of silence the rover Marabou has sent eleven bytes: its name,
      the time, and a battery at nine per cent.

      Its team had kept listening in shifts, with a bell. The bell rang at a quarter past three.
      Nobody knows who fell off which chair.

      # R & D on a budget: a satellite made of a lunch box
      Pavel Petrov
      Students of a night school have built a working satellite in a steel box for sandwiches. It
      will measure how fast the upper air slows it down.

      The lid is the antenna. The clips, says the report, “held in all tests & also in the
      canteen”.

      # Moonquake map gains forty years from old tapes
      Haruka Kanda
      Tapes from four seismometers were thought to be blank. They had been played at the wrong
      speed.

      At the right one they hold 3,200 tremors that no catalogue knows, most of them very deep and
      very punctual: they come with the month.

      # A telescope’s best picture is of its own mistake
      Yuki Kanda
      The ring in the famous image is not round a star. It is the telescope, seen in its own
      window, and it is perfect.

      The team has withdrawn the discovery and published the reflection, which tells the shape of
      the mirror to a few atoms.

      # Launch scrubbed by a family of owls
      Mira Lindqvist
      The owls have nested in the flame trench & the trench is closed until the young can fly,
      about five weeks from now.

      The payload is weather instruments and can wait. The owls have a camera by now, with more
      viewers than any launch of that pad.

      # Nine seconds that changed the landing plan
      Joon Seo
      The probe came down nine seconds early. In those nine seconds lay a hill that no map had,
      because every map was made at noon.

      The next probe will photograph the plain in the morning, when hills have shadows.

      """)
}
