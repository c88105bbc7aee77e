public import CoreDomain

// AFTER. Globals have become parameters, and the storage has two protocols. Code that receives only
// the reader cannot change anything, which its signature shows. The composition root creates the
// real storage; a test uses a stub for the reader and a spy for the writer.

/// Read access to the stored count.
public protocol StarCountReader: Sendable {
  /// Returns the last count, or `nil` before the first one.
  func lastCount() -> StarCount?
}

/// Write access to the stored count.
public protocol StarCountWriter: Sendable {
  func remember(_ count: StarCount)
}

/// A screen with injected dependencies.
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

/// The real storage, which implements both protocols, with injected defaults.
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
