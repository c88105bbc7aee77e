extension DemoPaper {
  /// A podcast in RSS 2.0 with enclosures.
  static let smallHours = DemoPaper(
    "small-hours", "Small Hours", "Half an hour of quiet radio, for people who are awake.",
    category: "Culture", hours: 31, format: .rss2, path: "/episodes.xml", sounds: true,
    texts: """
      # Episode: the night baker
      Mira Lindqvist
      At two o’clock the first tray goes in. We sit on a flour sack and ask what one thinks about
      when nobody else is thinking.

      With the sound of a crust as it cools, for four minutes, without a word.

      # Episode: a lift engineer and the sentence he hears every day
      Pavel Petrov
      Everybody who is freed says the same thing. He has collected eleven hundred of them in a
      notebook, and reads some out.

      There is also a short history of the button that closes the doors, and does not.

      # Episode: the woman who winds the town clock
      Sade Brandt
      It loses nine seconds a week, and she gives them back on Sundays. What she does with her own
      time is another matter.

      Recorded inside the clock, so we begin and end on the hour.

      # Episode: four people who answer the phone
      Kwame Mensah
      A vet, a midwife, a lighthouse and a hotel: who calls at four in the morning, and what do
      they really want to know?

      Mostly the time, says the hotel.

      # Episode: snow, recorded badly
      Eero Virtanen
      Our microphone froze. What it picked up before it did is the best thing we have ever
      broadcast, and lasts nineteen seconds.

      The rest of the half hour is about those nineteen seconds.

      """)
}
