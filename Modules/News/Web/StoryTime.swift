import CoreDomain
import CoreWeb

/// A time for a template: short on the page, and exact in a tooltip.
struct StoryTime: Sendable {
  private let moment: String
  private let brief: String
  private let exact: String

  /// - Parameter known: A time in the current year. Dates in that year are shown without the year.
  init(_ moment: Timestamp, beside known: Timestamp?) {
    self.moment = moment.iso8601
    brief = PageWords.brief(moment, beside: known)
    exact = PageWords.moment(moment)
  }
}

/// An exact time for a template.
struct StoryMoment: Sendable {
  private let moment: String
  private let time: String

  init(_ moment: Timestamp) {
    self.moment = moment.iso8601
    time = PageWords.moment(moment)
  }
}
