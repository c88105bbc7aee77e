public import CoreDomain

/// An attribute that ``CleanHTML`` may contain. ``CleanHTMLWriter`` drops an attribute that its
/// element does not support, or whose value is invalid.
public enum CleanAttribute: Hashable, Sendable {
  /// The target of a link.
  case href(WebAddress)
  /// The address of an image.
  case src(WebAddress)
  /// The source of a quotation or of an edit.
  case cite(WebAddress)
  /// The alternative text of an image.
  case alternative(String)
  case title(String)
  /// The language of the element's text, as a tag such as `ja`.
  case language(String)
  case direction(CleanDirection)
  /// The width in pixels.
  case width(Int)
  /// The height in pixels.
  case height(Int)
  /// The number of columns that a cell, a column or a column group spans.
  case columnSpan(Int)
  /// The number of rows that a cell spans.
  case rowSpan(Int)
  /// The number of the first item of a list.
  case start(Int)
  /// The number of an item of a list.
  case value(Int)
  /// The list is numbered in descending order.
  case reversed
  /// A machine-readable point in time, day or duration.
  case dateTime(String)
}

/// The direction in which a text is written. The raw values are those of the attribute `dir`.
public enum CleanDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
  case automatic = "auto"
}

extension CleanAttribute {
  /// Parses an attribute of an element.
  ///
  /// - Parameters:
  ///   - name: The HTML name, in lower case.
  ///   - value: The value, with all character references resolved. Addresses must be absolute.
  /// - Returns: `nil` if the element does not support the attribute, or if the value is invalid.
  public init?(_ name: String, _ value: String, of element: CleanElement) {
    guard let attribute = Self.read(name, value, of: element), attribute.makesSense,
      attribute.fits(element)
    else { return nil }
    self = attribute
  }

  private static func read(
    _ name: String, _ value: String, of element: CleanElement
  ) -> CleanAttribute? {
    switch name {
    case "href": WebAddress(value).map { .href($0) }
    case "src": WebAddress(value).map { .src($0) }
    case "cite": WebAddress(value).map { .cite($0) }
    case "alt": .alternative(value)
    case "title": .title(value)
    case "lang": .language(value)
    case "dir": CleanDirection(rawValue: value.lowercased()).map { .direction($0) }
    case "width": Int(value).map { .width($0) }
    case "height": Int(value).map { .height($0) }
    case "colspan", "span": Int(value).map { .columnSpan($0) }
    case "rowspan": Int(value).map { .rowSpan($0) }
    case "start": Int(value).map { .start($0) }
    case "value": Int(value).map { .value($0) }
    case "reversed": .reversed
    case "datetime": .dateTime(value)
    default: nil
    }
  }

  /// Returns the HTML name of the attribute on an element.
  func name(on element: CleanElement) -> String {
    switch self {
    case .href: "href"
    case .src: "src"
    case .cite: "cite"
    case .alternative: "alt"
    case .title: "title"
    case .language: "lang"
    case .direction: "dir"
    case .width: "width"
    case .height: "height"
    case .columnSpan: element == .col || element == .colgroup ? "span" : "colspan"
    case .rowSpan: "rowspan"
    case .start: "start"
    case .value: "value"
    case .reversed: "reversed"
    case .dateTime: "datetime"
    }
  }

  /// The HTML value, not yet escaped.
  var text: String {
    switch self {
    case .href(let address), .src(let address), .cite(let address): address.text
    case .alternative(let text), .title(let text), .language(let text), .dateTime(let text): text
    case .direction(let direction): direction.rawValue
    case .width(let number), .height(let number), .columnSpan(let number), .rowSpan(let number),
      .start(let number), .value(let number):
      String(number)
    case .reversed: ""
    }
  }

  /// Whether an element supports the attribute.
  func fits(_ element: CleanElement) -> Bool {
    switch self {
    case .title, .language, .direction: true
    case .href: element == .a
    case .src, .alternative, .width, .height: element == .img
    case .cite: [.blockquote, .q, .ins, .del].contains(element)
    case .columnSpan: [.td, .th, .col, .colgroup].contains(element)
    case .rowSpan: element == .td || element == .th
    case .start, .reversed: element == .ol
    case .value: element == .li
    case .dateTime: [.time, .ins, .del].contains(element)
    }
  }

  /// Whether the value is valid and harmless.
  var makesSense: Bool {
    switch self {
    case .href, .src, .cite, .alternative, .title, .direction, .reversed: true
    case .language(let tag):
      (1...35).contains(tag.utf8.count) && tag.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 45 }
    case .width(let number), .height(let number): (1...10_000).contains(number)
    // https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-colspan
    case .columnSpan(let number): (1...1000).contains(number)
    case .rowSpan(let number): (1...65_534).contains(number)
    case .start(let number), .value(let number): Int(Int32.min)...Int(Int32.max) ~= number
    case .dateTime(let text):
      (1...40).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
  }
}
