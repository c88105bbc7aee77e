import Mustache
import Testing

@testable import CoreWeb
@testable import seams_server

/// Rows with their own template, and the proof of its registration.
@Suite struct ServerTableTemplateTests {
  private struct PersonRow: Sendable {
    let name: String
  }

  private struct People: Sendable {
    let title: String
    let rows: [PersonRow]
  }

  private static let source = "<h2>{{title}}</h2>{{#rows}}{{> PersonRow}}{{/rows}}"
  private static let people = People(
    title: "A & B", rows: [PersonRow(name: "<Mira>"), PersonRow(name: "\"\u{301}")])

  /// The reason for the proof: Mustache ignores a missing template silently.
  @Test func mustacheIgnoresAMissingTemplate() throws {
    let template = try MustacheTemplate(string: Self.source)
    #expect(
      template.render(Self.people, library: MustacheLibrary()) == "<h2>A &amp; B</h2>")
  }

  /// With a combining accent, a quotation mark is part of one character, and yet escaped.
  @Test func drawsEachRowByItsRegisteredTemplate() {
    let person = RowTemplates.register("<li>{{name}}</li>", for: PersonRow.self)
    #expect(
      TableTemplate<PersonRow>(Self.source).render(Self.people, drawing: person)
        == "<h2>A &amp; B</h2><li>&lt;Mira&gt;</li><li>&quot;\u{301}</li>")
  }

  @Test func rendersTheLabelsOfATuple() {
    let rows: [(name: String, town: String?)] = [("\"\u{301}", nil), ("Okafor", "Oslo")]
    let template = PageTemplate("{{title}}:{{#rows}} {{name}}{{#town}} of {{.}}{{/town}}{{/rows}}")
    #expect(
      template.render((title: "A & B", rows: rows))
        == "A &amp; B: &quot;\u{301} Okafor of Oslo")
    // A missing value is looked up in the enclosing tuple.
    #expect(
      template.render((title: "A", town: "Bergen", rows: rows))
        == "A: &quot;\u{301} of Bergen Okafor of Oslo")
  }

  @Test func crashesOnATableThatDoesNotDrawItsRows() async {
    await #expect(processExitsWith: .failure) {
      _ = TableTemplate<PersonRow>("{{#rows}}{{> Person}}{{/rows}}")
    }
  }

  @Test func crashesOnAPageWithAMissingTemplate() async {
    await #expect(processExitsWith: .failure) {
      _ = PageTemplate("{{#rows}}{{> PersonRow}}{{/rows}}")
    }
  }
}
