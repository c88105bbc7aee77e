/// A recorded response of the agency: a complete entry, an empty one, and invalid ones.
let recordedProgramme = """
  {
    "concerts": [
      {
        "title": "Nonet in F",
        "venue": { "hall": "Old Brewery", "city": "Linz" },
        "doors": "18:45",
        "begins": "19:30",
        "price": 18.90,
        "soldOut": true,
        "players": [{ "name": "Wind Quintet" }, { "name": "Strings of Linz" }]
      },
      { "title": "To be announced" },
      { "title": "Open rehearsal", "price": 0, "begins": "25:00", "doors": "soon", "players": [] },
      { "title": "", "begins": "20:00" },
      { "title": "Late show", "venue": {}, "begins": "00:15", "soldOut": false, "price": null }
    ]
  }
  """
