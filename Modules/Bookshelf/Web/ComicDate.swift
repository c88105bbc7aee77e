import CoreDomain
import CoreWeb

/// A time on a page: the date, with the full time in a tooltip.
struct ComicDate: Sendable {
  let moment: String
  let day: String
  let time: String

  init(_ moment: Timestamp) {
    self.moment = moment.iso8601
    day = Figures.day(moment)
    time = PageWords.moment(moment)
  }

  /// The HTML element. A template uses it inside a section whose value is a ``ComicDate``.
  static let element = #"<time datetime="{{moment}}" title="{{time}}">{{day}}</time>"#
}
