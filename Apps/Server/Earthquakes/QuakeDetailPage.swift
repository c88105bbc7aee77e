import CoreDomain
import EarthquakesDomain

/// An event as a page.
struct QuakeDetailPage: StateView {
  let layout: PageLayout

  func reply(to state: QuakeDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let found): reply(found)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ found: FoundQuake) -> ServerReply {
    let model = Model(
      headline: found.quake.headline, facts: Self.facts(found.quake),
      page: found.quake.page?.text, note: QuakeOriginNote(found.origin).markup)
    return layout.reply(Page(title: "One event", content: Self.template.render(model)))
  }

  private static func facts(_ quake: Quake) -> [Fact] {
    let former = quake.identifiers.subtracting([quake.id]).map(\.raw).sorted()
    return [
      Fact("Time", PageWords.moment(quake.time)),
      Fact("Magnitude", QuakeWords.magnitude(quake.magnitude)),
      Fact("Depth", QuakeWords.depth(quake.depth)),
      Fact("Place", Place(at: quake.coordinates).name),
      Fact("Type", quake.kind.name),
      Fact("Felt by", quake.felt.map { $0 == 1 ? "1 person" : "\($0) people" }),
      Fact("Tsunami", quake.tsunami ? "may have followed" : nil),
      Fact("Identifier", quake.id.raw),
      Fact("Other identifiers", former.isEmpty ? nil : former.joined(separator: ", ")),
      Fact("Last updated", PageWords.moment(quake.updated)),
    ].compactMap(\.self)
  }

  private struct Model: Sendable {
    let headline: String
    let facts: [Fact]
    /// The service's page about the event.
    let page: String?
    let note: String
  }

  private struct Fact: Sendable {
    let term: String
    let text: String

    /// Returns `nil` if there is no text.
    init?(_ term: String, _ text: String?) {
      guard let text else { return nil }
      self.term = term
      self.text = text
    }
  }

  private static let template = PageTemplate(
    """
    <h2 dir="auto">{{headline}}</h2>
    {{{note}}}
    <dl>
    {{#facts}}
    <dt>{{term}}</dt><dd dir="auto">{{text}}</dd>
    {{/facts}}
    </dl>
    {{#page}}
    <p><a href="{{.}}" rel="noreferrer noopener">USGS event page</a></p>
    {{/page}}

    """)
}
