/// The measurable look of a page: its width and its colors. axe-core ignores the text of drawings,
/// so its contrast is checked here.
struct PageLook: Decodable, Hashable, Sendable {
  /// A text of a drawing with its colors and its size.
  struct Words: Decodable, Hashable, Sendable {
    let text: String
    let colours: ColourPair
    let isLarge: Bool
  }

  /// In CSS pixels: the scrollable width and the visible width.
  let width: Double
  let seenWidth: Double
  /// The start of the HTML of the element that ends farthest to the right.
  let widest: String
  /// One example for each combination of colors and size.
  let words: [Words]
  let body: ColourPair

  func faults(in window: BrowserWindow) -> [String] {
    var faults: [String] = []
    if width > seenWidth {
      faults.append(
        """
        The page is \(Int(width)) px wide, but the window shows \(Int(seenWidth)) px. \
        The element that ends farthest to the right: \(widest)
        """)
    }
    if body.isLightOnDark != window.isDark {
      faults.append(
        "The page is not \(window.isDark ? "dark" : "light"): \(body.text) on \(body.behind).")
    }
    return faults + words.compactMap(\.fault)
  }
}

extension PageLook.Words {
  /// Returns a sentence about the contrast if it is too low, otherwise `nil`.
  var fault: String? {
    guard let contrast = colours.contrast else {
      return "The colours of “\(text)” cannot be read: \(colours.text) on \(colours.behind)."
    }
    // https://www.w3.org/TR/WCAG22/#contrast-minimum
    let least = isLarge ? 3 : 4.5
    guard contrast < least else { return nil }
    let rounded = (contrast * 100).rounded(.down) / 100
    return "“\(text)” has a contrast of \(rounded):1, but needs at least \(least):1."
  }
}

extension PageLook {
  /// Measures a page.
  ///
  /// The color of the text is its `fill`. WCAG calls a text large from 24 px on, or from 18.66 px
  /// on if it is bold.
  static let script = """
    const behind = (element) => {
      const colours = [];
      for (let e = element; e; e = e.parentElement) {
        colours.push(getComputedStyle(e).backgroundColor);
        if (!/^rgba|transparent/.test(colours.at(-1))) break;
      }
      return colours;
    };
    const words = new Map();
    let widest = document.body;
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.right > widest.getBoundingClientRect().right) widest = element;
      if (!(element instanceof SVGTextContentElement)) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.data).join(" ").trim();
      if (!text) continue;
      const style = getComputedStyle(element), size = parseFloat(style.fontSize);
      const look = {
        colours: { text: style.fill, behind: behind(element) },
        isLarge: size >= 24 || (size >= 18.66 && style.fontWeight >= 700),
      };
      const key = JSON.stringify(look);
      if (!words.has(key)) words.set(key, { ...look, text: String(text).slice(0, 60) });
    }
    const page = document.scrollingElement, body = getComputedStyle(document.body);
    return {
      width: page.scrollWidth, seenWidth: page.clientWidth, widest: widest.outerHTML.slice(0, 120),
      body: { text: body.color, behind: behind(document.body) }, words: [...words.values()],
    };
    """
}
