import CoreDemo
import CoreDomain

/// The stars of a repository at a moment, oldest first. Elements are computed on demand.
struct StarList: RandomAccessCollection, Sendable {
  let timeline: StarTimeline
  /// The number of stars in the timeline so far.
  let come: Int
  /// The timeline's indexes of the stars whose accounts were deleted.
  let withoutUser: Set<Int>
  /// The timeline's indexes of the removed stars, sorted.
  let takenBack: [Int]
  /// The stars that were added after the stars of the timeline.
  let added: [DemoStargazer]

  var startIndex: Int { 0 }
  var endIndex: Int { come - takenBack.count + added.count }

  subscript(position: Int) -> DemoStargazer {
    guard let place = place(of: position) else {
      return added[position - come + takenBack.count]
    }
    let user = withoutUser.contains(place) ? nil : DemoUser(number: place)
    return DemoStargazer(user: user, starredAt: timeline.moment(of: place))
  }

  /// Returns the weeks from the first star to a moment, newest first. Elements are computed on
  /// demand.
  func weeks(until now: Timestamp) -> some RandomAccessCollection<StarWeek> {
    let newest = StarWeek.start(of: Swift.max(now, last?.starredAt ?? now))
    let oldest = first.map { StarWeek.start(of: $0.starredAt) }
    let seconds = oldest.map { newest.secondsSince1970 - $0.secondsSince1970 + StarWeek.seconds }
    return (0..<Int((seconds ?? 0) / StarWeek.seconds)).lazy.map { number in
      week(from: newest.adding(seconds: -Int64(number) * StarWeek.seconds))
    }
  }

  private func week(from start: Timestamp) -> StarWeek {
    let bounds = (0...7).map { day in
      let start = start.adding(seconds: Int64(day) * 86_400)
      return indices.firstPlace { moment(of: $0) >= start }
    }
    return StarWeek(start: start, days: zip(bounds, bounds.dropFirst()).map { $1 - $0 })
  }

  private func moment(of position: Int) -> Timestamp {
    place(of: position).map(timeline.moment) ?? self[position].starredAt
  }

  /// Returns the timeline's index of the star at a position, or `nil` if the star does not belong
  /// to the timeline.
  private func place(of position: Int) -> Int? {
    let place = takenBack.reduce(position) { place, gone in gone <= place ? place + 1 : place }
    return place < come ? place : nil
  }
}
