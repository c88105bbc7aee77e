import CoreDemo
import CoreDomain
import Synchronization

/// A source of events for the earthquake service.
protocol QuakeSource: Sendable {
  /// Returns the events that the service knows at a moment.
  func catalogue(at now: Timestamp) -> QuakeCatalogue
}

/// Invented events from 2015-10-01 to the present.
///
/// Each ``QuakeZone`` has one event per time slot. The event depends only on the zone and the slot,
/// so past events never change, and recent events always exist.
final class InventedQuakes: QuakeSource {
  /// The events up to a moment, and the range of times for which they are valid.
  private struct Known {
    var catalogue: QuakeCatalogue
    var range: ClosedRange<Timestamp>
  }

  private let known = Mutex<Known?>(nil)

  func catalogue(at now: Timestamp) -> QuakeCatalogue {
    known.withLock { known in
      if let known, known.range.contains(now) { return known.catalogue }
      let end = now.adding(seconds: Self.patience)
      let catalogue = Self.invent(until: now)
      known = Known(catalogue: catalogue, range: now...end)
      return catalogue
    }
  }

  /// Returns all events up to a moment, including those before 1970.
  static func invent(until now: Timestamp) -> QuakeCatalogue {
    var quakes = old
    for zone in QuakeZone.all {
      var slot: Int64 = 0
      while zone.start(of: slot) <= now {
        let quake = zone.quake(in: slot)
        if quake.time <= now, quake.id != deletedID { quakes.append(quake) }
        slot += 1
      }
    }
    return QuakeCatalogue(quakes: quakes.map(\.withPage), deletedIDs: [deletedID])
  }

  /// The identifier of a deleted event.
  static let deletedID = QuakeZone.all[0].id(of: 7)

  /// Events before 1970, which have negative timestamps.
  private static let old: [DemoQuake] = [
    ("1906-04-18T13:12:27Z", 37.75, -122.55, 7.9, "San Francisco Peninsula, invented"),
    ("1923-09-01T02:58:32Z", 35.33, 139.14, 8.1, "Sagami Bay, invented"),
    ("1969-12-31T23:59:59.250Z", -17.9, 179.99, 5.0, "Fiji region, invented"),
  ].enumerated().map { number, event in
    let time = Timestamp.constant(event.0)
    return DemoQuake(
      network: QuakeZone.network, code: "old\(number + 1)", time: time,
      updated: time.adding(seconds: 40 * 365 * 86_400), latitude: event.1, longitude: event.2,
      depth: 10, magnitude: event.3, magnitudeType: "mw", place: event.4)
  }

  /// How many seconds a list of events is reused. This saves time; a new event may appear late by
  /// as many seconds.
  private static let patience: Int64 = 60
}
