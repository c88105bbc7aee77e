public import CoreDomain

/// The service that knows of earthquakes everywhere.
public protocol QuakeSource: Sendable {
  /// How many earthquakes a question asks for.
  ///
  /// - Parameter period: the part of the time that counts, in which the question's own beginning counts,
  ///   too; nothing for all of it.
  func count(
    _ question: QuakeQuestion, in period: QuakePeriod?
  ) async throws(QuakeSourceFailure) -> Int

  /// The earthquakes that a question asks for, the oldest first.
  ///
  /// A row that makes no sense (without a place on the globe, a time or an identifier) is left out, and no
  /// reason to refuse the others.
  ///
  /// - Throws: ``QuakeSourceFailure/tooMany(limit:)`` where there are more than the service gives in one
  ///   reply, and whatever else keeps them away.
  func quakes(
    _ question: QuakeQuestion, in period: QuakePeriod
  ) async throws(QuakeSourceFailure) -> [Quake]

  /// The first earthquakes that a question asks for, in an order that the service knows.
  ///
  /// - Parameter limit: how many at most: 1 or more, and no more than one reply may hold.
  func quakes(
    _ question: QuakeQuestion, order: QuakeServiceOrder, limit: Int
  ) async throws(QuakeSourceFailure) -> [Quake]

  /// The event of an identifier, which may be a former one.
  ///
  /// - Throws: ``QuakeSourceFailure/unknown(_:)``, ``QuakeSourceFailure/deleted(_:)``, and whatever else
  ///   keeps it away.
  func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake
}

/// Where earthquakes are kept, so that they are there without the service.
///
/// An event is kept once: of the descriptions for which ``QuakeRules/isSameEvent(_:_:)`` holds, the one that
/// changed last stays, with the identifiers of all.
public protocol QuakeStore: Sendable {
  /// Makes what is stored what the service has said: keeps the earthquakes, and removes those that the
  /// question asks for in the period and that are none of them. All of it, or, when this throws, none.
  func replace(
    _ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure)

  /// Stores events, or their newer descriptions: all of them or, when this throws, none.
  func keep(_ quakes: [Quake]) async throws(QuakeFailure)

  /// Removes the event of an identifier, which may be a former one; nothing happens when there is none.
  func remove(_ id: Quake.ID) async throws(QuakeFailure)

  /// The event of an identifier, which may be a former one, or `nil`. Of several events that had the
  /// identifier, the one that changed last.
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake?

  /// How many of the stored earthquakes a question asks for: those for which
  /// ``QuakeQuestion/matches(_:by:)`` holds.
  func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> Int

  /// The stored earthquakes that a question asks for, in an order.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func quakes(
    _ question: QuakeQuestion, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake]

  /// How many of the stored earthquakes that a question asks for began on each day, in UTC: the days on
  /// which there were any, the first one first.
  func days(_ question: QuakeQuestion) async throws(QuakeFailure) -> [QuakeDay]

  /// Notes that the service has answered a question, in place of what was noted about the same place,
  /// radius, beginning and magnitude. The oldest notes go when there are more than
  /// ``QuakeStoreLimits/askings``.
  func note(_ asking: QuakeAsking) async throws(QuakeFailure)

  /// What was noted, the last note first. The clock does not decide: it may have been wrong.
  func askings() async throws(QuakeFailure) -> [QuakeAsking]
}

extension QuakeStore {
  /// Stores one event, or its newer description.
  public func keep(_ quake: Quake) async throws(QuakeFailure) {
    try await keep([quake])
  }
}

/// What a store keeps at most.
public enum QuakeStoreLimits {
  /// How many questions are noted.
  public static let askings = 1000
}

/// Who draws earthquakes as pictures, in SVG. It is asked in the middle of other work, and answers at once.
///
/// A picture says in words what it shows, for people who do not see it.
public protocol QuakeDrawing: Sendable {
  /// A map of the earthquakes, around the place that was asked about: their size shows the magnitude, their
  /// colour the depth.
  func map(of list: QuakeList) -> String

  /// How many there were on each day.
  ///
  /// - Parameters:
  ///   - days: the days on which there were any, the first one first.
  ///   - last: the moment at which the picture ends.
  func histogram(of days: [QuakeDay], for question: QuakeQuestion, through last: Timestamp)
    -> String
}

/// Why the service gave no answer.
public enum QuakeSourceFailure: Error, Hashable, Sendable {
  /// Nothing came back; the text says why, as a sentence.
  case unreachable(String)
  /// The service does not answer that question; this is its reason, in its words.
  case refused(reason: String)
  /// It wants to be left alone for a while: so many seconds, where it says how many.
  case tooOften(retryAfter: Int?)
  /// It is out of order; this is the status that it answered with.
  case outOfOrder(status: Int)
  /// What came back cannot be read; the text says why, as a sentence.
  case unreadable(String)
  /// More earthquakes than one reply may hold.
  case tooMany(limit: Int)
  /// There is no event of this identifier.
  case unknown(Quake.ID)
  /// There was one, and the service has taken it back.
  case deleted(Quake.ID)
  /// Whoever asked did not want to know any more.
  case cancelled
}

extension QuakeSourceFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): "The service cannot be reached. \(reason)"
    case .refused(let reason): "The service refuses the question: \(DisplayText.quoted(reason))"
    case .tooOften(let seconds?):
      "The service was asked too often. Try again in \(seconds) second\(seconds == 1 ? "" : "s")."
    case .tooOften(nil): "The service was asked too often. Try again in a minute."
    case .outOfOrder(let status):
      "The service is out of order: it answered with status \(status). Try again later."
    case .unreadable(let reason): "The service’s answer cannot be read. \(reason)"
    case .tooMany(let limit):
      "There are more than \(limit) earthquakes. Ask for a smaller radius, a later day or a magnitude."
    case .unknown(let id): "The service knows no event “\(DisplayText.quoted(id.raw))”."
    case .deleted(let id):
      "The service has taken the event “\(DisplayText.quoted(id.raw))” back: it was none."
    case .cancelled: "The question was cancelled."
    }
  }
}
