extension DemoPaper {
  /// Local news in RSS 0.91: titles, links and short descriptions.
  static let parishWire = DemoPaper(
    "parish-wire", "Parish Wire",
    "Everything that happened in Lower Leith, and some of what did not.",
    category: "Local", hours: 7, format: .rss091, path: "/backend.rdf",
    texts: """
      # Missing bench found at the other end of the park
      Berit Aalto
      It had been moved by persons unknown to where the evening sun is. The council has looked, sat
      down, and decided to leave it.

      # Library adds an hour on Thursdays
      Joon Seo
      By request of the night shift of the mill, which reads more than the rest of the town
      together.

      # Water off in Kiln Street until the afternoon
      Berit Aalto
      A tap stands at the corner of Chapel Row. Bring something to carry, and something to talk
      about.

      # School band needs one more tuba, or one fewer wall
      Nadia Mensah
      The rehearsal room does not hold both. Parents meet on Tuesday; earplugs are provided.

      # Lost: a glove. Found: a glove. Not the same glove.
      Joon Seo
      Both are at the post office. Their owners are asked to come one after the other, to avoid
      confusion.

      # Bus 14 will stop where people already stand
      Berit Aalto
      After twelve years the sign is moved by thirty metres. The shelter stays where it is, out of
      respect.

      # Volunteer fire brigade wins a cake, loses a ladder
      Kwame Mensah
      The ladder was lent to the church and is believed to be in the tower. The cake has been
      eaten.

      # The fountain is on again
      Nadia Mensah
      It came on by itself on Sunday. The waterworks ask whoever repaired it to get in touch, and
      to show them how.

      """)
}
