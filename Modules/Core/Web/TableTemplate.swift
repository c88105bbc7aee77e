import Mustache

/// A part of a page with rows, each rendered by the registered template of its type.
///
/// The source includes the row template by the name of the type: `{{#rows}}{{>
/// RecipeRow}}{{/rows}}`. Mustache looks up this name in a library, and renders a name that is
/// missing there as empty text. If the author of a page forgot to register the row template, the
/// page would silently show an empty table. Therefore, rendering this template requires a
/// ``RegisteredTemplate``, which proves that the row template is registered.
package struct TableTemplate<Row: Sendable>: Sendable {
  private let template: MustacheTemplate

  /// Parses a template. Traps if the template is invalid or does not include its rows, because that
  /// is a programmer error.
  package init(_ source: String) {
    let partial = "{{> \(RegisteredTemplate<Row>.name)}}"
    precondition(source.contains(partial), "The template of a table must include \(partial).")
    template = MustacheTemplate(ofMarkup: source)
  }

  /// Renders the template with a model, as in ``PageTemplate/render(_:)``. It includes the rows.
  ///
  /// - Parameter rows: The registration of the row template.
  package func render(_ model: some Sendable, drawing rows: RegisteredTemplate<Row>) -> String {
    template.render(model, library: rows.library)
  }
}

/// Proof that ``RowTemplates`` has registered the template for rows of a type.
///
/// Only ``RowTemplates`` can create a proof, because the initializer is private to this file. So
/// the compiler rejects code that renders a table without a registered row template.
package struct RegisteredTemplate<Row: Sendable>: Sendable {
  fileprivate let library: MustacheLibrary

  fileprivate init(in library: MustacheLibrary) {
    self.library = library
  }

  /// The name of the row template in other templates, which is the name of the type.
  fileprivate static var name: String { "\(Row.self)" }
}

/// Registers the templates of rows. A ``TableTemplate`` needs the registration of its rows.
package enum RowTemplates {
  /// Registers the template of a row type.
  ///
  /// - Parameter source: The template of one row. It uses the stored properties of the type.
  package static func register<Row: Sendable>(
    _ source: String, for row: Row.Type
  ) -> RegisteredTemplate<Row> {
    var library = MustacheLibrary()
    library.register(
      MustacheTemplate(ofMarkup: source), named: RegisteredTemplate<Row>.name)
    return RegisteredTemplate(in: library)
  }
}
