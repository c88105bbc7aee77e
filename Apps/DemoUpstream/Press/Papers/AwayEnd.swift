extension DemoPaper {
  /// Sports in RSS 2.0, with a tracking script and pixel in every text.
  static let awayEnd = DemoPaper(
    "away-end", "Away End", "Sport, as seen by those who travelled.", category: "Sport", hours: 6,
    format: .rss2, path: "/latest.rss", counts: true,
    texts: """
      # Osterby win with ten players and one goalkeeper’s header
      Kwame Mensah
      Down to ten since the twentieth minute, Osterby took a point, then looked at the clock, and
      sent their goalkeeper forward for a corner.

      Malin Strand rose between two defenders who had not been told about her. It was her first
      goal since school, where she was a striker. The away end, all sixty of us, will not be quiet
      this week.

      | | Osterby | Vell |
      | Shots | 6 | 19 |
      | Corners | 2 | 11 |
      | Goals | 2 | 1 |

      # Cyclist stops to help rival, wins the stage anyway
      Ines Moreau
      Two kilometres from the summit Joana Reis got off her bicycle to put back somebody else’s
      chain. The group did not pass her.

      It was not agreed upon, say the riders. They simply looked at each other and rolled. Reis won
      by a wheel, and gave the flowers away.

      # The slowest marathon has a new record
      Eero Virtanen
      It took 61 hours, two tents and a borrowed goat. The organisers of the walk-what-you-like
      marathon say that the goat does not count.

      The record is for the largest number of conversations, which are counted at each tree.

      # Chess champion beaten by her own opening
      Yuki Kanda
      Ayumi Sada has played the same first eleven moves for ten years. On Saturday her opponent
      played all of them, with the other colour, and faster.

      “It was like losing to a mirror which had slept better,” said Sada, and shook hands.

      # Rowers ask for a lane without swans
      Sade Brandt
      A championship was delayed by ninety minutes because lane four was occupied. The swans, which
      nest in the reeds at the start, were within their rights.

      Next year there will be five lanes of six. The swans have been drawn for number four.

      # The ground where the crowd keeps the score
      Joon Seo
      There is no board at Lower Leith. When a goal is scored the spectators pass a stone along the
      fence, and at the end the piles are counted.

      It has been wrong twice since the war. Both times the visitors agreed that they had deserved
      it.

      # Climbing federation bans the silent treatment
      Leila Haddad
      Competitors may again be told the time that is left. An attempt to make finals more dramatic
      had led to three climbers on the wall after everybody had gone for dinner.

      The rule takes effect at once. One of the three has asked for her result.

      # Ice hockey: five overtimes and a school morning
      Adaeze Okafor
      The final of the under-sixteens began on Friday evening and ended on Saturday at ten past
      three, with a shot that nobody had the strength to stop.

      Parents slept in the penalty box. The losing captain’s report on the French Revolution was,
      he says, accepted late.

      # Relay team drops the baton, finds a shorter way
      Tomas Quispe
      The baton bounced into the next lane, off a post, and into the hand of the fourth runner, who
      had not looked.

      The judges ran the film eleven times. There is no rule against it yet.

      """)
}
