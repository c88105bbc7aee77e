package import CoreDomain

/// A time for a template. For example, this template shows the date of `added`:
///
///     PageTemplate("<p>{{title}} {{#added}}\(PageTime.date){{/added}}</p>")
///       .render((title: "Soup", added: PageTime(recipe.addedAt)))
package struct PageTime: Sendable {
  /// In ISO 8601.
  let moment: String
  /// The date, as in ``Figures/day(_:)``.
  let day: String
  let time: String
  let brief: String

  /// - Parameter known: A time in the current year. ``brief`` omits that year.
  package init(_ moment: Timestamp, beside known: Timestamp? = nil) {
    self.moment = moment.iso8601
    day = Figures.day(moment)
    time = PageWords.moment(moment)
    brief = PageWords.brief(moment, beside: known)
  }

  /// The date as HTML, with the full time in a tooltip. A template uses it inside a section whose
  /// value is a ``PageTime``.
  package static let date = #"<time datetime="{{moment}}" title="{{time}}">{{day}}</time>"#
}
