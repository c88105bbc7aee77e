import CoreDomain

/// A time on a page: the date, and the whole time as its title.
struct ComicDate: Sendable {
  let moment: String
  let day: String
  let time: String

  init(_ moment: Timestamp) {
    self.moment = moment.iso8601
    day = PageWords.day(moment)
    time = PageWords.moment(moment)
  }

  /// The element, inside a section with the date.
  static let element = #"<time datetime="{{moment}}" title="{{time}}">{{day}}</time>"#
}
