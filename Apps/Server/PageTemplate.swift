import Mustache

/// A piece of a page, with gaps for values: `{{name}}` is escaped, `{{{name}}}` is markup already.
///
/// It draws no other template (`{{> name}}`): it has no library to find one in, and Mustache shows what it
/// does not find as nothing. For rows that have a template of their own there is ``TableTemplate``.
struct PageTemplate: Sendable {
  private let template: MustacheTemplate

  /// Reads a template. One that cannot be read, or that draws another one, is a mistake in the program,
  /// which ends here, when the server starts or a test renders it.
  init(_ source: String) {
    precondition(
      !source.contains("{{>"), "A page template finds no other one; take a TableTemplate.")
    template = MustacheTemplate(ofMarkup: source)
  }

  /// Fills the gaps with the stored properties of a model.
  func render(_ model: some Sendable) -> String {
    template.render(model)
  }
}

extension MustacheTemplate {
  /// Reads a template whose values are escaped as ``Markup`` is. One that cannot be read ends the program.
  init(ofMarkup source: String) {
    MustacheContentTypes.register(Markup(), named: "SEAMS")
    do {
      self = try MustacheTemplate(string: "{{% CONTENT_TYPE:SEAMS}}\n" + source)
    } catch {
      preconditionFailure("The template cannot be read: \(error)")
    }
  }
}

/// Text as it may stand in an element, or in an attribute between quotation marks.
///
/// NB: swift-mustache 2.1.1 escapes character by character, but a quotation mark and a combining
/// accent are one character, which it lets through, and a browser reads the mark by itself. So
/// text is escaped scalar by scalar. To go when the package does that.
struct Markup: MustacheContentType {
  func escapeText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // Control characters are no part of HTML; the replacement character shows that one was here.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
