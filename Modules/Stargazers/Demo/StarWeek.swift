import CoreDemo
import CoreDomain

/// The stars of a week by day, as in GitHub's history.
struct StarWeek: Hashable, Sendable {
  /// The start of the week: a Sunday, in UTC.
  let start: Timestamp
  /// The number of stars on each of the seven days.
  let days: [Int]

  var total: Int { days.reduce(0, +) }

  var json: String {
    let days = days.map(String.init).joined(separator: ",")
    return "{\"week\":\(start.secondsSince1970),\"total\":\(total),\"days\":[\(days)]}"
  }

  static func start(of moment: Timestamp) -> Timestamp {
    let behind = (moment.secondsSince1970 - beginning.secondsSince1970) % seconds
    return Timestamp(
      secondsSince1970: moment.secondsSince1970 - behind - (behind < 0 ? seconds : 0)) ?? moment
  }

  /// The length of a week in seconds.
  static let seconds: Int64 = 7 * 86_400

  /// The start of the first week with stars in the demo, a Sunday.
  static let beginning = Timestamp.constant("2015-10-04T00:00:00Z")
}
