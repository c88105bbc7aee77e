import BookshelfDomain
import CoreDomain
import CoreWeb

/// Draws the cover of a series or a volume from its catalogue data, because the catalogue contains
/// no images. The drawing is a pure function, so a cover looks the same on every machine.
enum ComicCoverSVG {
  /// Draws a cover.
  ///
  /// - Parameters:
  ///   - id: Determines colors and pattern.
  ///   - volume: The label of the volume; `nil` for a series.
  static func drawing(id: String, title: String, volume: String?) -> String {
    let hash = ComicHash.value(of: id)
    let colours = palette[Int(hash % UInt64(palette.count))]
    let frame = SVGElement(
      "rect",
      [
        "x": "7", "y": "7", "width": "\(width - 14)", "height": "\(height - 14)", "fill": "none",
        "stroke": colours.ink, "stroke-width": "1.5",
      ])
    let words = self.words(title, volume, in: colours.ink)
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": "\(width)", "height": "\(height)", "role": "img", "aria-label": title,
      ],
      [
        SVGElement(
          "rect", ["width": "\(width)", "height": "\(height)", "fill": colours.ground])
      ] + pattern(hash >> 8, colours.shade) + [frame] + words
    ).text
  }

  static let width = 200
  static let height = 280

  /// The HTML element for the picture at the address `cover`. Its `alt` text is empty, because
  /// templates show the title beside it.
  static let image =
    #"<img src="{{cover}}" alt="" width="\#(width)" height="\#(height)" loading="lazy">"#

  /// The colors of a cover. The ink has a contrast of at least 4.5:1 with both other colors; a test
  /// checks this.
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
  .map { Colours(ground: $0.0, shade: $0.1, ink: "#ffffff") }

  /// The line spacing of the title.
  private static let leading = 29
  /// The maximum number of characters of a volume's label.
  private static let numberLimit = 10

  private static func words(_ title: String, _ volume: String?, in ink: String) -> [SVGElement] {
    let lines = ComicTitleLines.lines(of: title)
    let top = 96 - (lines.count - 1) * leading / 2
    let name = lines.enumerated().map { index, line in
      word(line, y: top + index * leading, size: 21, in: ink)
    }
    return name
      + (volume.map { number in
        let isLong = number.count > numberLimit
        let text = isLong ? number.prefix(numberLimit - 1) + "…" : number
        return [word(text, y: 252, size: 26, in: ink)]
      } ?? [])
  }

  private static func word(_ text: String, y: Int, size: Int, in ink: String) -> SVGElement {
    SVGElement(
      text: text, x: Double(width) / 2, y: Double(y),
      [
        "font-family": "system-ui, sans-serif", "font-size": "\(size)", "font-weight": "700",
        "fill": ink, "text-anchor": "middle",
      ])
  }

  /// One of four background patterns in the darker color.
  private static func pattern(_ hash: UInt64, _ colour: String) -> [SVGElement] {
    let place = Int((hash >> 4) % 180)
    switch hash % 4 {
    case 0:
      return (0..<5).map { index in
        SVGElement(
          "rect",
          [
            "y": "\(20 + index * 56 + place % 20)", "width": "\(width)", "height": "22",
            "fill": colour,
          ])
      }
    case 1:
      return (0..<3).map { index in
        SVGElement(
          "circle",
          [
            "cx": "\(30 + index * 70)", "cy": "\(60 + (place + index * 83) % 180)",
            "r": "\(38 + index * 9)", "fill": colour,
          ])
      }
    case 2:
      let edge = 90 + place % 110
      return [
        SVGElement("path", ["d": "M0 \(edge) L200 \(edge - 70) V280 H0 Z", "fill": colour])
      ]
    default:
      return (0..<4).map { index in
        SVGElement(
          "path", ["d": "M\(index * 60 - 20) 0 h34 l-60 280 h-34 Z", "fill": colour])
      }
    }
  }
}

extension ComicCoverSVG {
  /// The cover of a series.
  static func drawing(of series: ComicSeries) -> String {
    drawing(id: series.id.raw, title: series.title, volume: nil)
  }

  /// The cover of a volume: in the colors of its series, with its number.
  static func drawing(of comic: Comic, in series: ComicSeries) -> String {
    drawing(id: series.id.raw, title: series.title, volume: comic.printedNumber ?? comic.label)
  }
}

/// A stable hash of a text.
enum ComicHash {
  /// The lowest bits of the checksum mix poorly for texts that differ at the end, so the highest
  /// bits are folded into them.
  static func value(of text: String) -> UInt64 {
    let hash = Checksum(of: text.utf8).value
    let mixed = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}
