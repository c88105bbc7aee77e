extension DemoPaper {
  /// Food in RSS 2.0, in windows-1252 with its typographic quotation marks.
  static let saltAndLadle = DemoPaper(
    "salt-and-ladle", "Salt & Ladle", "Cooking for people who read in the kitchen.",
    category: "Food", hours: 11, format: .rss2, path: "/recipes.xml", encoding: .windows1252,
    texts: """
      # Crème brûlée without a torch
      Inès Moreau
      A heavy spoon, a gas flame and thirty seconds of courage: how our grandmothers did it, and
      why it tastes better.

      - Heat an old iron spoon until it is *really* hot.
      - Press it on the sugar. Do not move it.
      - Lift, listen, repeat.

      The crust comes out uneven, dark here and golden there. That is the point.

      # The soup that is ready when you are
      Tomás Quispe
      Barley, leeks, and a rind of old cheese at the back of the stove, from breakfast until
      somebody comes home.

      It needs no stirring and forgives two hours. At three it becomes something else, which is
      also good: thin it with milk and call it by another name.

      # How to choose an onion
      Leïla Haddad
      Heavy for its size, dry at the neck, and silent when you squeeze it. Everything else is
      cooking.

      We tasted nineteen kinds, raw and then after forty minutes in butter. Raw they are nineteen
      different things. After forty minutes they are one, and it costs €1.20 a kilo.

      # A pie for eleven, with only one argument
      Señora Brandt
      The argument is about the crust. We give both versions, and the addresses of people who will
      tell you that you chose wrong.

      | | short | flaky |
      | Butter | 180 g | 240 g |
      | Time | 20 min | 2 h |
      | Crumbs | few | everywhere |

      # Bread from yesterday’s porridge
      Eero Virtanen
      Leftover oats keep a loaf soft for four days. The recipe is older than the refrigerator, and
      the reason is starch.

      Use 300 g of cold porridge to 500 g of flour, and less water than you think. Then a little
      less.

      # In praise of the lukewarm
      Naïma Mensah
      Tomatoes, potatoes, beans, most cheese: much of what we serve hot or cold tastes of more in
      between.

      Take the salad out first and the roast out early. Then sit down. Dinner will catch up with
      you.

      # Pickles, three days to never
      Björn Lindqvist
      Cucumbers after three days are bright and rude. After three weeks they are wise. We opened a
      jar from 2011 and write this from the other side.

      Salt at 2.5 per cent, no vinegar, a vine leaf for the crunch – and a label with the date, in
      ink.

      # The café where the menu is one line long
      Zoë Seo
      “There is soup.” On Fridays there is also cake. Nobody has ever asked for anything else
      twice.

      The owner trained in a hotel with a card of two hundred dishes. She remembers all of them,
      she says, and misses the spinach.

      """)
}
