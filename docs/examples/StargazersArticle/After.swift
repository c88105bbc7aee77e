public import CoreDomain

// AFTER. What was global is passed in, and the memory has two sides. Who is handed the readable one cannot
// change anything, and who reads the signature knows it. The real memory is made where the program is put
// together; a test puts a stub on one side, and a spy on the other.

/// The readable side of what is remembered.
public protocol StarCountReader: Sendable {
  /// How many there were the last time; nothing before the first time.
  func lastCount() -> StarCount?
}

/// The writable side.
public protocol StarCountWriter: Sendable {
  func remember(_ count: StarCount)
}

/// A screen that is handed all that it needs.
@MainActor public final class HandedStarCountScreen {
  public private(set) var text = ""
  private let reader: any StarCountReader
  private let writer: any StarCountWriter
  private let clock: any WallClock

  public init(
    reader: any StarCountReader, writer: any StarCountWriter, clock: any WallClock
  ) {
    self.reader = reader
    self.writer = writer
    self.clock = clock
  }

  public func show(_ stars: Int64) {
    let now = StarCount(stars, at: clock.now)
    text = now.sentence(after: reader.lastCount())
    writer.remember(now)
  }
}

/// The real memory, both of its sides. It is handed its defaults, wherever they are.
public struct DefaultsStarCountMemory: StarCountReader, StarCountWriter {
  private let defaults: Defaults

  public init(defaults: Defaults) {
    self.defaults = defaults
  }

  public func lastCount() -> StarCount? {
    guard let stars = defaults.number("stars"),
      let moment = defaults.number("moment").flatMap(Timestamp.init(secondsSince1970:))
    else { return nil }
    return StarCount(stars, at: moment)
  }

  public func remember(_ count: StarCount) {
    defaults.set(count.stars, "stars")
    defaults.set(count.moment.secondsSince1970, "moment")
  }
}
