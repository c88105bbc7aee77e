import CoreDomain
import FoundationEssentials
import NewsDomain

/// A text of a feed while it is parsed: characters or nested elements.
struct FeedText {
  private let form: FeedTextForm
  private let base: WebAddress?
  private let limit: Int
  private let tools: FeedTools
  private var text = ""
  /// Receives the nested elements, once there are any.
  private var markup: CleaningVisitor?
  /// The number of open elements.
  private var depth = 0
  /// Whether the outermost element is a `<div>` that is not part of the text.
  private var isInDivision = false

  init(form: FeedTextForm, base: WebAddress?, limit: Int, tools: FeedTools) {
    self.form = form
    self.base = base
    self.limit = limit
    self.tools = tools
  }

  mutating func start(_ element: MarkupElement) {
    depth += 1
    if markup == nil { openMarkup(element) }
    if depth == 1, isInDivision { return }
    markup?.start(element)
  }

  mutating func end(_ name: MarkupName) {
    if depth > 1 || !isInDivision { markup?.end(name) }
    depth -= 1
  }

  mutating func append(_ piece: String) {
    if markup != nil { markup?.text(piece) } else { text += piece }
  }

  /// Returns the cleaned text, or `nil` if it is empty.
  consuming func finish() -> CleanHTML? {
    if var markup { return markup.finish().unlessBlank }
    let text = FeedControls.repaired(text.trimmingBlanks)
    guard !text.isEmpty else { return nil }
    switch form {
    case .absent: return nil
    case .plain: return plain(text)
    case .html, .declared: return html(text)
    case .likelyPlain: return likeness(of: text).isStrong ? html(text) : plain(text)
    case .likelyHTML:
      return likeness(of: text, isShort: true).isThinkable ? html(text) : plain(text)
    // The text should contain elements, but has none: they were escaped by mistake, or are missing.
    case .markup, .markupInDivision: return likeness(of: text).hasTag ? html(text) : plain(text)
    case .base64: return base64(text)
    }
  }

  /// Starts to clean nested elements. First cleans the text before them, which is usually a line
  /// break.
  private mutating func openMarkup(_ element: MarkupElement) {
    guard form != .absent else { return }
    let start = text.trimmingBlanks
    isInDivision =
      form == .markupInDivision && start.isEmpty && element.name.local.lowercased() == "div"
    markup = CleaningVisitor(base: base, hosts: tools.hosts, limit: limit)
    if !start.isEmpty { markup?.text(text) }
  }

  private func plain(_ text: String) -> CleanHTML? {
    CleanHTML(plain: text, limit: limit).unlessBlank
  }

  private func html(_ text: String) -> CleanHTML? {
    tools.cleaner.clean(RawHTML(text), from: base, limit: limit).unlessBlank
  }

  private func likeness(of text: String, isShort: Bool = false) -> HTMLLikeness {
    HTMLLikeness(text, isShort: isShort) { CleanElement(rawValue: $0) != nil }
  }

  /// Decodes Base64 with optional line breaks. Invalid Base64 is plain text. Returns `nil` if the
  /// decoded bytes are not text, but for example a picture.
  private func base64(_ text: String) -> CleanHTML? {
    let digits = Data(text.utf8.filter { !$0.isBlankOrLineBreak })
    guard let bytes = Data(base64Encoded: digits) else { return plain(text) }
    return String(validating: bytes, as: UTF8.self).flatMap { html($0.trimmingBlanks) }
  }
}

extension CleanHTML {
  fileprivate var unlessBlank: CleanHTML? { text.isEmpty ? nil : self }
}
