/// News of a small coastal town in a language, with the encodings in which it may be written.
struct SampleText: Sendable {
  let language: String
  /// The names in the C library.
  let encodings: [String]
  let titles: [String]
  let texts: [String]

  init(_ language: String, in encodings: String, titles: [String], texts: [String]) {
    self.language = language
    self.encodings = encodings.split(separator: " ").map { String($0) }
    self.titles = titles
    self.texts = texts
  }

  /// Languages of windows-1252, some of which the library recognizes.
  static let western: [Self] = [
    .init(
      "French", in: "CP1252",
      titles: [
        "Le marché du port rouvre après trois années",
        "Le nouveau pont ouvrira le mois prochain, à l’été",
        "La bibliothèque fermera plus tard",
      ],
      texts: [
        "Dimanche matin, le marché du port a rouvert pour la première fois depuis trois "
          + "ans. Pêcheurs et maraîchers ont dressé leurs étals, et beaucoup de familles sont "
          + "venues.",
        "Le nouveau pont sur la rivière sera ouvert au début du mois prochain. La ville "
          + "assure que le trajet vers l’école sera deux fois plus court.",
        "La bibliothèque centrale restera ouverte jusqu’à neuf heures trois soirs par "
          + "semaine, à la demande des étudiants.",
      ]),
    .init(
      "German", in: "CP1252",
      titles: [
        "Der Markt am Hafen öffnet nach drei Jahren",
        "Neue Brücke wird nächsten Monat eröffnet",
        "Die Bücherei schließt später",
      ],
      texts: [
        "Am Sonntagmorgen hat der Markt am Hafen zum ersten Mal seit drei Jahren geöffnet. "
          + "Fischer und Bauern stellten ihre Stände auf, viele Familien kamen.",
        "Die neue Brücke über den Fluss wird Anfang nächsten Monats eröffnet. Die Stadt "
          + "verspricht, dass der Schulweg um die Hälfte kürzer wird.",
        "Die Stadtbücherei bleibt an drei Tagen der Woche bis neun Uhr geöffnet. Schüler "
          + "hatten darum gebeten.",
      ]),
    .init(
      "Spanish", in: "CP1252",
      titles: [
        "El mercado del puerto volverá después de tres años",
        "El próximo mes abrirá el nuevo puente",
        "La biblioteca abrirá más horas, también de noche",
      ],
      texts: [
        "El domingo por la mañana abrió el mercado del puerto por primera vez en tres "
          + "años. Pescadores y campesinos pusieron sus puestos, y vinieron muchas familias.",
        "El nuevo puente sobre el río se abrirá a comienzos del próximo mes. Según la "
          + "ciudad, el camino a la escuela será la mitad de largo.",
        "La biblioteca central estará abierta hasta las nueve tres días a la semana. Así "
          + "lo pidieron los niños y los jóvenes de la región.",
      ]),
    .init(
      "Portuguese", in: "CP1252",
      titles: [
        "O mercado do porto voltará após três anos",
        "A nova ponte abrirá no próximo mês",
        "A biblioteca não fechará mais cedo",
      ],
      texts: [
        "No domingo de manhã abriu o mercado do porto pela primeira vez em três anos. Os "
          + "pescadores e os agricultores montaram as bancas e vieram muitas famílias.",
        "A nova ponte sobre o rio será aberta no início do próximo mês. Segundo a câmara, "
          + "o caminho para a escola será metade.",
        "A biblioteca central estará aberta até às nove três dias por semana, a pedido dos "
          + "estudantes da região.",
      ]),
    .init(
      "Italian", in: "CP1252",
      titles: [
        "Il mercato del porto tornerà dopo tre anni: c’è attesa",
        "Il mese prossimo aprirà il nuovo ponte",
        "La biblioteca resterà aperta più a lungo",
      ],
      texts: [
        "Domenica mattina il mercato del porto ha aperto per la prima volta in tre anni. "
          + "Pescatori e contadini hanno montato i banchi, e le famiglie non sono mancate: "
          + "«Era ora», dice una di loro.",
        "Il nuovo ponte sul fiume aprirà all’inizio del mese prossimo. La città promette "
          + "che la strada per la scuola sarà più corta della metà.",
        "La biblioteca centrale sarà aperta fino alle nove tre giorni alla settimana, "
          + "perché così hanno chiesto gli studenti.",
      ]),
    .init(
      "Swedish", in: "CP1252",
      titles: [
        "Marknaden i hamnen öppnar igen efter tre år",
        "Den nya bron öppnas nästa månad",
        "Biblioteket håller öppet längre",
      ],
      texts: [
        "På söndagsmorgonen öppnade marknaden i hamnen för första gången på tre år. "
          + "Fiskare och bönder ställde upp sina stånd och många familjer kom.",
        "Den nya bron över ån öppnas i början av nästa månad. Staden lovar att skolvägen "
          + "blir hälften så lång.",
        "Stadsbiblioteket håller öppet till nio tre dagar i veckan. Det var studenterna "
          + "som bad om det.",
      ]),
    .init(
      "Danish", in: "CP1252",
      titles: [
        "Markedet på havnen åbner igen: “endelig”",
        "Den nye bro åbner næste måned",
        "Biblioteket holder længere åbent",
      ],
      texts: [
        "Søndag morgen åbnede markedet på havnen for første gang i tre år. Fiskere og "
          + "bønder stillede deres boder op, og mange familier kom.",
        "Den nye bro over åen åbner i begyndelsen af næste måned. Byen lover, at "
          + "skolevejen bliver halvt så lang.",
        "Hovedbiblioteket holder åbent til klokken ni tre dage om ugen. Det var de "
          + "studerende, der bad om det.",
      ]),
    .init(
      "Dutch", in: "CP1252",
      titles: [
        "Markt in de haven na drie jaar terug, één dag per week",
        "Nieuwe brug gaat volgende maand open, belooft coördinator",
        "De bibliotheek blijft langer open",
      ],
      texts: [
        "Zondagochtend ging de markt in de haven voor het eerst in drie jaar open. Vissers "
          + "en boeren zetten hun kramen op, en veel families kwamen kijken naar het café van "
          + "René.",
        "De nieuwe brug over de rivier gaat begin volgende maand open. Volgens de stad "
          + "wordt de weg naar school de helft korter, en zo’n idee had iedereen gemist.",
        "De bibliotheek is drie dagen per week tot negen uur open. Scholieren en "
          + "financiële ruimte maakten dat mogelijk.",
      ]),
    .init(
      "Catalan", in: "CP1252",
      titles: [
        "El mercat del port tornarà després de tres anys",
        "El mes vinent obrirà el nou pont",
        "La biblioteca obrirà més hores, també a la nit",
      ],
      texts: [
        "Diumenge al matí va obrir el mercat del port per primera vegada en tres anys. "
          + "Pescadors i pagesos hi van muntar les parades, i hi van venir moltes famílies.",
        "El nou pont sobre el riu s’obrirà a començament del mes vinent. L’ajuntament diu "
          + "que el camí de l’escola serà la meitat de llarg.",
        "La biblioteca central serà oberta fins a les nou tres dies la setmana, com "
          + "demanaven els estudiants.",
      ]),
    .init(
      "English", in: "CP1252",
      titles: [
        "The market’s back after three years",
        "Bridge opens next month – “at last”",
        "The library’s hours are longer",
      ],
      texts: [
        "On Sunday morning the harbour’s market opened for the first time in three years. "
          + "“It’s a good day,” said a fisherman’s wife.",
        "The new bridge opens early next month – the city says that it’s half the way to school.",
        "The café of the library will stay open until nine.",
      ]),
  ]
}
