extension DemoPaper {
  /// Technology in Atom 1.0, with XHTML and relative links.
  static let idleLoop = DemoPaper(
    "idle-loop", "The Idle Loop", "Computers, explained by people who have waited for them.",
    category: "Technology", hours: 6, format: .atom, path: "/feeds/all.atom",
    texts: """
      # The bug that only happened on the third floor
      Haruka Kanda
      A firm replaced two switches, nine cables and one very patient engineer before it found out
      why its database lost a connection every day at ten past eleven.

      The microwave was innocent. So was the lift. What they found, with a laptop and a folding
      chair, was sunlight: at ten past eleven it reached a fibre connector whose cap had gone
      missing, and the receiver saw more light than it could bear.

      ```
      $ journalctl --since 11:00 | grep 'link down' | head -3
      11:10:42 eth3: link down
      11:10:44 eth3: link down
      11:10:47 eth3: link down
      ```

      A blind was ordered. The ticket was closed as *works in winter*.

      # A compiler that says sorry
      Eero Virtanen
      An experiment adds the likeliest reason to each error message, and an apology when the reason
      turns out to be the compiler’s own.

      In a study with 212 students the apology itself made no difference. The reason did: errors
      were mended 40 per cent faster. The authors kept the apology anyway, since `error: expected
      ';'` had never made anybody feel better.

      # We ran a web server on a lighthouse for a year
      Sade Brandt
      It served 1.4 million pages on eleven watts, was struck by lightning twice, and needed a
      visit only when a cormorant nested on the antenna.

      - Uptime: 99.2 per cent, most of the rest cormorant.
      - Energy: one small panel, and a battery out of a bus.
      - Visitors on the site: 1.4 million. Visitors in person: nine, of whom two were lost.

      The lesson is dull and useful: a page that is small enough does not need a data centre.

      # Passwords are leaving, and so is my grandmother’s notebook
      Nadia Mensah
      A reader tells how her family moved to passkeys, and what they did with the notebook in which
      sixty years of secret words are written in three languages.

      Some were names of dogs. One was the name of a man nobody knew. The notebook is kept; the
      accounts are safe without it.

      # The smallest database that could possibly lose your data
      Joon Seo
      We wrote a key-value store in 90 lines, cut its power two thousand times, and list here every
      way in which it failed.

      Writing to a file is not writing to a disk, renaming is not atomic unless the folder is
      synced, and a checksum helps only whoever reads it.

      | version | lines | cuts survived |
      | write | 34 | 61 % |
      | write, then sync | 41 | 93 % |
      | journal with checksums | 90 | 100 % |

      One hundred per cent of two thousand is not proof. It is a good night’s sleep.

      # Old phones become a weather network
      Kwame Mensah
      Eight hundred discarded telephones now measure air pressure on balconies, and see a storm
      front twenty minutes before the official stations do.

      Each phone is worth almost nothing as a barometer. Together their errors cancel out, and the
      front appears on the map as a line that walks through the suburbs.

      # Why your progress bar lies, and why you want it to
      Mira Lindqvist
      Interface designers have measured it again: a bar that slows down is hated, a bar that speeds
      up is forgiven everything.

      The honest bar came last in the test, behind a drawing of a snail. Our own view is that the
      work should be so short that nobody needs a bar.

      # Open maps fix a road that was never there
      Tomas Quispe
      For thirty years a street that exists only on paper sent lorries into a duck pond. Volunteers
      have now removed it from the last big map.

      The street was a trap for copyists. It caught one, in court, long ago; since then it has
      caught fourteen lorries.

      # The language that forgot its zero
      Yuki Kanda
      A hobby language without the number zero has found a use at last: in a bank, where it counts
      things that must be there.

      Its author is surprised. “I only wanted to see which of my habits were arithmetic and which
      were fear.”

      """)
}
