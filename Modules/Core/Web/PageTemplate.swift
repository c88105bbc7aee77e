import CoreDomain
import Mustache

/// A part of a page with placeholders: `{{name}}` is escaped, `{{{name}}}` is inserted as HTML.
///
/// It cannot include other templates (`{{> name}}`): it has no library of templates, and Mustache
/// renders a missing template as empty text. For rows with a template of their own, use
/// ``TableTemplate``.
package struct PageTemplate: Sendable {
  private let template: MustacheTemplate

  /// Parses a template. Traps if the template is invalid or includes another template: when the
  /// server starts, or when a test renders the template.
  package init(_ source: String) {
    precondition(
      !source.contains("{{>"), "A page template cannot include another one; use a TableTemplate.")
    template = MustacheTemplate(ofMarkup: source)
  }

  /// Renders the template with a model, usually a tuple. A placeholder has the name of a label:
  ///
  ///     let template = PageTemplate("<p>{{title}}, for {{servings}}</p>")
  ///     template.render((title: "Soup", servings: 4))
  ///
  /// The model can also be a structure, whose stored properties have the names of placeholders, or
  /// a single value for the placeholder `{{.}}`.
  ///
  /// In a section, a label that is missing or `nil` is looked up in the enclosing model. So the
  /// label of an optional value must differ from those of the enclosing model.
  package func render(_ model: some Sendable) -> String {
    template.render(model)
  }
}

extension MustacheTemplate {
  /// Parses a template whose values are escaped by ``Markup``. Traps if the template is invalid.
  init(ofMarkup source: String) {
    MustacheContentTypes.register(Markup(), named: "SEAMS")
    do {
      self = try MustacheTemplate(string: "{{% CONTENT_TYPE:SEAMS}}\n" + source)
    } catch {
      preconditionFailure("The template cannot be read: \(error)")
    }
  }
}

/// Escapes text for an element or a quoted attribute.
///
/// NB: swift-mustache 2.1.1 escapes by character, so it does not escape a quotation mark with a
/// combining accent, which a browser reads separately. This type escapes by scalar. Remove it when
/// the package escapes by scalar.
struct Markup: MustacheContentType {
  func escapeText(_ text: String) -> String { text.escapedForPage }
}
