import CoreDomain
import CoreWeb
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
    let quake = found.quake
    let point = "\(quake.coordinates.latitude),\(quake.coordinates.longitude)"
    let model = (
      facts: Self.facts(quake), page: quake.page?.text,
      nearby: QuakeForm(near: point).listRoute.description, note: found.origin.note(in: layout)
    )
    return layout.reply(Page(title: quake.headline, content: Self.template.render(model)))
  }

  private static func facts(_ quake: Quake) -> [Fact] {
    let former = quake.identifiers.subtracting([quake.id]).map(\.raw).sorted()
    return [
      Fact("Time", PageWords.second(quake.time), at: quake.time),
      Fact("Magnitude", QuakeWords.magnitude(quake.magnitude)),
      Fact("Depth", QuakeWords.depth(quake.depth)),
      Fact("Place", Place(at: quake.coordinates).name),
      Fact("Type", quake.kind.name),
      Fact("Felt by", quake.felt.map { Figures.count($0, "person", "people") }),
      Fact("Tsunami", quake.tsunami ? "may have followed" : nil),
      Fact("Identifier", quake.id.raw),
      Fact("Other identifiers", former.isEmpty ? nil : former.joined(separator: ", ")),
      Fact("Revised by USGS", PageWords.moment(quake.updated), at: quake.updated),
    ].compactMap(\.self)
  }

  private struct Fact: Sendable {
    let term: String
    let text: String
    /// The time in ISO 8601 if the fact is a time.
    let moment: String?

    init?(_ term: String, _ text: String?, at moment: Timestamp? = nil) {
      guard let text else { return nil }
      self.term = term
      self.text = text
      self.moment = moment?.iso8601
    }
  }

  private static let template = PageTemplate(Texts.quakeDetailPage)
}
