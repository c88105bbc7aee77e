extension DemoPaper {
  /// Culture in JSON Feed 1.1.
  static let secondBalcony = DemoPaper(
    "second-balcony", "Second Balcony", "Theatre, books, music and pictures from the cheap seats.",
    category: "Culture", hours: 8, format: .jsonFeed, path: "/feed.json",
    texts: """
      # The understudy who has never gone on, in her own play
      Nadia Mensah
      For nineteen years Berit Aalto has known every part at the Little House. Now she plays a
      woman who is about to step in, and the audience must decide whether she does.

      At the end of the first act a bell rings in the foyer. If somebody sits down in the empty
      seat in row F, the play goes one way. On opening night it was the critic of this magazine,
      who had only come back late.

      # A novel in recipes, of which none can be cooked
      Ines Moreau
      *Preserves* tells of three sisters in 114 instructions. Each leaves something out, and what
      is left out is the story.

      Two spoons of sugar become one, then none. By the winter chapter the youngest is cooking for
      two and writing for three. It is the best thing that we have read this year.

      # The orchestra that tunes to the refrigerator
      Tomas Quispe
      The hall’s cooling hums a little below A. Rather than fight it for another season, the
      players of Sund have moved down to meet it.

      The oboist, who gives the note, now takes it from the wall. Singers are relieved. A guest
      pianist brought his own tuner, who wept.

      # Forty photographs of the same chair
      Sade Brandt
      An exhibition without a single person in it turns out to be a portrait of a marriage.

      The chair is in a kitchen. It moves a little to the left in the third year, and in the
      thirtieth it is turned to the window. That is all, and visitors stay for an hour.

      # Who owns a song that everybody hums?
      Joon Seo
      A melody of seven notes has been claimed by a bank, a football club and a grandmother in
      Leith. The court has found in favour of the grandmother.

      She was able to sing the second verse. Her fee is one cake a year from each of the others;
      the bank has asked which kind.

      # The museum of things that were returned
      Haruka Kanda
      Each room holds an empty case, a photograph, and a letter of thanks. It is the most crowded
      museum of the city.

      - Room 2: a drum, now played on feast days.
      - Room 5: a door, back on its hinges.
      - Room 9: a stone, “which was cold here”.

      The director plans to close it when the last case is empty.

      # Last cinema with a projectionist’s window keeps the window
      Kwame Mensah
      The film comes over a cable, and there is nobody to see behind the glass. The owners have put
      a lamp there all the same.

      Regulars say that the picture is sharper. We looked; it is the same picture.

      # A poem delivered with the gas bill
      Leila Haddad
      For one month the town of Vell printed eight lines on the back of each bill. Complaints fell
      by half, and payments came two days sooner.

      The poet was paid by the line, like the meter reader. Her collection is called *Standing
      Charge*.

      # The comic that is drawn from right to left and back
      Yuki Kanda
      *Tideline* is read in both directions, like the sea on its pages. In one of them the brothers
      meet; in the other they have just parted.

      The trick could be cold. It is saved by the dog, who notices.

      """)
}
