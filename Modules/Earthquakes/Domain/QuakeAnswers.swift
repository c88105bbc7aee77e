public import CoreDomain

/// How many earthquakes a question found, and who says so.
public struct QuakeCount: Hashable, Sendable {
  public let question: QuakeQuestion
  public let count: Int
  public let origin: QuakeOrigin
  /// Why the earthquakes themselves were not kept, when that was wanted and failed. The number holds.
  public let keepingFailure: QuakeFailure?

  public init(
    question: QuakeQuestion, count: Int, origin: QuakeOrigin,
    keepingFailure: QuakeFailure? = nil
  ) {
    self.question = question
    self.count = count
    self.origin = origin
    self.keepingFailure = keepingFailure
  }
}

/// Earthquakes that a question found, some or all of them, and who says so.
public struct QuakeList: Hashable, Sendable {
  public let question: QuakeQuestion
  public let order: QuakeOrder
  /// In the order that was asked for.
  public let quakes: [NearbyQuake]
  /// How many there are in all.
  public let total: Int
  public let origin: QuakeOrigin

  public init(
    question: QuakeQuestion, order: QuakeOrder, quakes: [NearbyQuake], total: Int,
    origin: QuakeOrigin
  ) {
    self.question = question
    self.order = order
    self.quakes = quakes
    self.total = total
    self.origin = origin
  }
}

/// A quake, and how far it was from the place that was asked about.
public struct NearbyQuake: Hashable, Sendable {
  public let quake: Quake
  public let distance: Distance

  public init(_ quake: Quake, in circle: Circle) {
    self.quake = quake
    distance = circle.distance(to: quake.coordinates)
  }
}

/// Which earthquakes come first. Of equals, the newer one does, and of one moment the one whose identifier
/// comes first in the order of its UTF-8 bytes.
public enum QuakeOrder: String, CaseIterable, Hashable, Sendable {
  case newest
  /// Those without a magnitude come last.
  case largest
  case nearest
}

extension QuakeOrder {
  /// Whether the first of two earthquakes comes before the second one in this order.
  public func places(_ one: NearbyQuake, before other: NearbyQuake) -> Bool {
    let (left, right) = (one.quake, other.quake)
    switch self {
    case .largest where left.magnitude != right.magnitude:
      guard let magnitude = left.magnitude else { return false }
      return right.magnitude.map { magnitude > $0 } ?? true
    case .nearest where one.distance != other.distance:
      return one.distance < other.distance
    case .newest, .largest, .nearest:
      guard left.time == right.time else { return left.time > right.time }
      return left.id.raw.utf8.lexicographicallyPrecedes(right.id.raw.utf8)
    }
  }

  /// The same order, if the service can sort by it, else `nil`.
  public var ofService: QuakeServiceOrder? {
    switch self {
    case .newest: .newest
    case .largest: .largest
    case .nearest: nil
    }
  }
}

/// The orders in which the service can list earthquakes.
public enum QuakeServiceOrder: CaseIterable, Hashable, Sendable {
  case newest
  case largest
}

/// How many earthquakes began on a day, in UTC.
public struct QuakeDay: Hashable, Sendable {
  /// The beginning of the day.
  public let day: Timestamp
  public let count: Int

  public init(day: Timestamp, count: Int) {
    self.day = day
    self.count = count
  }
}

/// Who says what an answer says.
public enum QuakeOrigin: Hashable, Sendable {
  /// The service, at this moment.
  case service(Timestamp)
  /// What is stored, counted here: the service was asked less than a minute ago, at that moment, and
  /// would say the same.
  case fresh(askedAt: Timestamp)
  /// What is stored, since the service could not be asked.
  case stored(StoredQuakes, because: QuakeSourceFailure)

  /// When the service was last asked about this; nothing when it never was.
  public var askedAt: Timestamp? {
    switch self {
    case .service(let moment), .fresh(let moment): moment
    case .stored(let stored, because: _): stored.askedAt
    }
  }
}

/// How far stored earthquakes can be trusted to be all that there were.
public struct StoredQuakes: Hashable, Sendable {
  /// When the service was last asked, about this question or a wider one; where nobody has asked, when it
  /// was last asked about anything.
  public let askedAt: Timestamp
  /// How long ago that was, in milliseconds; 0 when the clock was set back.
  public let ageMilliseconds: Int64
  /// Whether the service was asked about everything in question, so that nothing from before
  /// ``askedAt`` is missing.
  public let isComplete: Bool

  public init(askedAt: Timestamp, now: Timestamp, isComplete: Bool) {
    self.askedAt = askedAt
    ageMilliseconds = max(0, now.millisecondsSince1970 - askedAt.millisecondsSince1970)
    self.isComplete = isComplete
  }
}

/// A question that the service has answered.
public struct QuakeAsking: Hashable, Sendable {
  public let question: QuakeQuestion
  public let askedAt: Timestamp
  /// How many there were at that moment.
  public let count: Int
  /// Whether every one of them was stored then.
  public let isStored: Bool

  public init(question: QuakeQuestion, askedAt: Timestamp, count: Int, isStored: Bool) {
    self.question = question
    self.askedAt = askedAt
    self.count = count
    self.isStored = isStored
  }
}
