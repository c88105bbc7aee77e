import Mustache

/// A piece of a page that draws rows, each by the registered template of its type.
///
/// The source draws them by the name of the type: `{{#rows}}{{> RecipeRow}}{{/rows}}`. To Mustache such a
/// name is a partial of a library, and one that is in no library is drawn as nothing: a page whose author
/// forgot to register it would show an empty table, and nobody would be told. So the one way to fill this
/// template takes a ``RegisteredTemplate``, the proof that the template of the rows is in the library.
struct TableTemplate<Row: Sendable>: Sendable {
  private let template: MustacheTemplate

  /// Reads a template. One that cannot be read, or that does not draw its rows, is a mistake in the program,
  /// which ends here.
  init(_ source: String) {
    let partial = "{{> \(RegisteredTemplate<Row>.name)}}"
    precondition(source.contains(partial), "The template of a table has to draw \(partial).")
    template = MustacheTemplate(ofMarkup: source)
  }

  /// Fills the gaps with the stored properties of a model, rows included.
  ///
  /// - Parameter rows: what draws the rows.
  func render(_ model: some Sendable, drawing rows: RegisteredTemplate<Row>) -> String {
    template.render(model, library: rows.library)
  }
}

/// Proof that the rows of a type have a template in the library.
///
/// Nobody but the registry makes one: the initialiser is closed to all other files. Whoever holds one has
/// registered, and the compiler has seen it.
struct RegisteredTemplate<Row: Sendable>: Sendable {
  fileprivate let library: MustacheLibrary

  fileprivate init(in library: MustacheLibrary) {
    self.library = library
  }

  /// The name by which other templates draw the rows: that of their type.
  fileprivate static var name: String { "\(Row.self)" }
}

/// The library of the templates by which rows are drawn.
enum RowTemplates {
  /// Registers the template of a type of rows.
  ///
  /// - Parameter source: draws one row, by the stored properties of the type.
  static func register<Row: Sendable>(
    _ source: String, for row: Row.Type
  ) -> RegisteredTemplate<Row> {
    var library = MustacheLibrary()
    library.register(
      MustacheTemplate(ofMarkup: source), named: RegisteredTemplate<Row>.name)
    return RegisteredTemplate(in: library)
  }
}
