import BookshelfDomain
import CoreDomain
import CoreWeb

/// Draws a page of a comic from its item and number: panels, a figure, and sometimes a speech
/// bubble. The drawing is a pure function. It contains no text; the HTML page shows the text beside
/// the drawing, in the browser's font and colors.
enum ComicPageSVG {
  static func drawing(_ page: ComicPage) -> String {
    drawing(item: page.readable.item.text, number: page.number, title: page.readable.title)
  }

  static func drawing(item: String, number: Int, title: String) -> String {
    let hash = ComicHash.value(of: "\(item)\u{0}\(number)")
    let colours = ComicCoverSVG.palette[
      Int(ComicHash.value(of: item) % UInt64(ComicCoverSVG.palette.count))]
    let paper = SVGElement(
      "rect", ["width": "300", "height": "424", "fill": "#fffdf7", "stroke": "#767676"])
    let panels = panels(hash).enumerated().flatMap { index, panel in
      drawing(panel, hash >> (4 + index * 7), colours)
    }
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 300 424", "width": "100%",
        "role": "img", "aria-label": "Page \(number) of \(title)",
      ], [paper] + panels
    ).text
  }

  private struct Panel {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// Three rows of panels. Each row has one panel, or two panels whose border depends on the hash.
  private static func panels(_ hash: UInt64) -> [Panel] {
    (0..<3).flatMap { row in
      let bits = hash >> (40 + row * 6)
      let y = 14 + row * 134
      guard bits % 3 > 0 else { return [Panel(x: 14, y: y, width: 272, height: 126)] }
      let left = 90 + Int(bits % 5) * 22
      return [
        Panel(x: 14, y: y, width: left, height: 126),
        Panel(x: 22 + left, y: y, width: 264 - left, height: 126),
      ]
    }
  }

  private static func drawing(
    _ panel: Panel, _ bits: UInt64, _ colours: ComicCoverSVG.Colours
  ) -> [SVGElement] {
    let head = panel.x + panel.width / 2 + Int(bits % 3) * 12 - 12
    let floor = panel.y + panel.height
    let speaks = bits >> 2 & 1 == 1 && panel.width >= 100
    return [
      SVGElement(
        "rect",
        [
          "x": "\(panel.x)", "y": "\(panel.y)", "width": "\(panel.width)",
          "height": "\(panel.height)", "fill": bits % 2 == 0 ? "#f1ece0" : "#e4e9f0",
          "stroke": "#1b1b1b", "stroke-width": "2",
        ]),
      SVGElement(
        "path", ["d": "M\(head - 26) \(floor - 1) q26 -60 52 0 Z", "fill": colours.ground]),
      SVGElement(
        "circle", ["cx": "\(head)", "cy": "\(floor - 48)", "r": "16", "fill": colours.shade]),
    ] + (speaks ? bubble(panel) : [])
  }

  /// A speech bubble with illegible lines.
  private static func bubble(_ panel: Panel) -> [SVGElement] {
    let (x, y) = (panel.x + 38, panel.y + 26)
    return [
      SVGElement(
        "ellipse",
        [
          "cx": "\(x)", "cy": "\(y)", "rx": "32", "ry": "20", "fill": "#ffffff",
          "stroke": "#1b1b1b",
        ]),
      SVGElement(
        "path",
        [
          "d": "M\(x - 18) \(y - 5) h36 M\(x - 14) \(y + 5) h26", "stroke": "#595959",
          "stroke-width": "2",
        ]),
    ]
  }
}
