import BookshelfDomain

/// The cover of a series or a volume, drawn from what the catalogue says of it: there are no pictures
/// in it. A pure function, so that the same cover looks the same on every machine for good.
enum ComicCoverSVG {
  /// Draws a cover.
  ///
  /// - Parameters:
  ///   - id: what colour and pattern come from.
  ///   - volume: what is printed on the cover of a volume beside its title; nothing for none.
  static func drawing(id: String, title: String, volume: String?) -> String {
    let hash = ComicHash.value(of: id)
    let colours = palette[Int(hash % UInt64(palette.count))]
    let lines = ComicTitleLines.lines(of: title)
    let top = 96 - (lines.count - 1) * leading / 2
    let text = lines.enumerated().map { index, line in
      word(line, x: 100, y: top + index * leading, size: 21, weight: 700)
    }
    let number = volume.map { [word(clipped($0), x: 100, y: 252, size: 26, weight: 700)] } ?? []
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="\(colours.ground)"/>
      \(pattern(hash >> 8, colours.shade))
      <rect x="7" y="7" width="186" height="266" fill="none" stroke="\(colours.ink)" \
      stroke-width="1.5"/>
      \((text + number).joined(separator: "\n"))
      </svg>

      """
  }

  static let width = 200
  static let height = 280

  /// The colours of a cover. The ink has a contrast of 4.5:1 or more with both of the others, which
  /// a test reckons.
  struct Colours: Hashable, Sendable {
    let ground: String
    let shade: String
    let ink: String
  }

  static let palette: [Colours] = [
    ("#7a1f2b", "#5c1620"), ("#8a3212", "#66240c"), ("#7a4a00", "#5a3600"),
    ("#5b5200", "#433d00"), ("#3f5a12", "#2e420c"), ("#1f5e2e", "#164522"),
    ("#0f5c4d", "#0a4439"), ("#0b5a68", "#07424d"), ("#0f4f80", "#0a3a5f"),
    ("#233f8f", "#192e6a"), ("#40348f", "#2f266b"), ("#5b2b86", "#432063"),
    ("#752571", "#571b54"), ("#832055", "#61173f"), ("#4a4a55", "#36363f"),
    ("#5a4238", "#43312a"),
  ]
  .map { Colours(ground: $0.0, shade: $0.1, ink: ink) }

  private static let ink = "#ffffff"
  /// How far two lines of a title are apart.
  private static let leading = 29
  /// How many characters of a number are printed.
  private static let numberLimit = 10

  private static func clipped(_ number: String) -> String {
    number.count > numberLimit ? number.prefix(numberLimit - 1) + "…" : number
  }

  private static func word(
    _ text: String, x: Int, y: Int, size: Int, weight: Int
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" font-family=\"system-ui, sans-serif\" font-size=\"\(size)\" "
      + "font-weight=\"\(weight)\" fill=\"\(ink)\" text-anchor=\"middle\">"
      + "\(ComicSVGText.escaped(text))</text>"
  }

  /// What is drawn behind the title: one of four patterns, in the darker of the two colours.
  private static func pattern(_ hash: UInt64, _ colour: String) -> String {
    let place = Int((hash >> 4) % 180)
    switch hash % 4 {
    case 0:
      return (0..<5).map { index in
        "<rect x=\"0\" y=\"\(20 + index * 56 + place % 20)\" width=\"200\" height=\"22\" "
          + "fill=\"\(colour)\"/>"
      }
      .joined(separator: "\n")
    case 1:
      return (0..<3).map { index in
        "<circle cx=\"\(30 + index * 70)\" cy=\"\(60 + (place + index * 83) % 180)\" "
          + "r=\"\(38 + index * 9)\" fill=\"\(colour)\"/>"
      }
      .joined(separator: "\n")
    case 2:
      let edge = 90 + place % 110
      return "<path d=\"M0 \(edge) L200 \(edge - 70) L200 280 L0 280 Z\" fill=\"\(colour)\"/>"
    default:
      return (0..<4).map { index in
        "<path d=\"M\(index * 60 - 20) 0 l34 0 l-60 280 l-34 0 Z\" fill=\"\(colour)\"/>"
      }
      .joined(separator: "\n")
    }
  }
}

extension ComicCoverSVG {
  /// The cover of a series.
  static func drawing(of series: ComicSeries) -> String {
    drawing(id: series.id.raw, title: series.title, volume: nil)
  }

  /// The cover of a volume: in the colours of its series, with its number.
  static func drawing(of comic: Comic, in series: ComicSeries) -> String {
    drawing(
      id: series.id.raw, title: series.title,
      volume: comic.number ?? comic.volume.map(String.init) ?? comic.label)
  }
}

/// A number that comes from a text, the same for good.
enum ComicHash {
  /// FNV-1a in 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/. Its lowest bits mix badly for
  /// texts that differ at their end, so the highest ones are folded into them.
  static func value(of text: String) -> UInt64 {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let mixed = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}

/// Text as it may stand in a drawing.
enum ComicSVGText {
  /// XML takes fewer characters than HTML: beside control characters, which ``Markup`` leaves none
  /// of, it refuses two that are none. https://www.w3.org/TR/xml/#charsets
  static func escaped(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      plain.append(scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? "\u{FFFD}" : scalar)
    }
    return Markup().escapeText(String(plain))
  }
}
