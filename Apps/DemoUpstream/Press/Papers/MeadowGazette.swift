extension DemoPaper {
  /// Nature in RSS 2.0, with the same identifier for all stories. It also carries stories of
  /// another newspaper.
  static let meadowGazette = DemoPaper(
    "meadow-gazette", "Meadow Gazette", "What grows, what flies, and what we did about it.",
    category: "Environment", hours: 10, format: .rss2, quirks: [.sharedIDs], carrying: "specimen",
    texts: """
      # A motorway verge turns out to be the best meadow in the county
      Nadia Mensah
      Seventy-four kinds of flowers grow between junction nine and junction ten, because nobody
      dared to stop and mow.

      The road agency has now decided to go on not doing it, as a policy. Surveyors worked at four
      in the morning, in bright jackets, on their knees.

      # Beavers finish the dam that the council had planned
      Pavel Petrov
      The permit took seven years. The beavers took eleven weeks, and were two metres off the
      drawing, in a better place.

      Water now stays in the valley until June. The council has withdrawn its application and sent
      a photographer.

      # Swifts come back to the new station roof
      Mira Lindqvist
      Architects left forty bricks out of the north wall. In the first summer thirty-one of the
      holes are taken.

      Trains do not disturb the birds. The birds, commuters report, make the wait shorter.

      # Night lights go off, moths come home
      Eero Virtanen
      One village dimmed its lamps to amber for two summers. The number of moths doubled, and bats
      followed a fortnight later.

      Nobody has fallen over anything, according to the survey. Two people have seen the Milky Way
      and written to complain that they had not been told.

      # The oldest apple tree of the valley has a name again
      Ines Moreau
      Forgotten since the census of orchards, the tree behind the pumping station has been
      identified by its leaves, its fruit and a letter from 1874.

      It is a Late Sexton, believed lost. Grafts have gone to nine gardens and one prison.

      # Rain gauge volunteers beat the radar
      Tomas Quispe
      Two thousand buckets in back gardens give a finer map of a cloudburst than any instrument,
      provided that the dog is kept away.

      - Stand it in the open.
      - Empty it at nine.
      - Write down zero, too: zeros are the data.

      # Salmon ladder gets a handrail, for people
      Sade Brandt
      So many visitors came to see the fish jump that the fish had become shy. A fence and a sign
      have solved it.

      The sign says: “They have come further than you.”

      """)
}
