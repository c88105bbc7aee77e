public import CoreDomain

// A toolkit of interfaces, as small as it can be: just enough to have a wire between a button and what
// it does, which somebody may forget, and a window, which a test does not have.

/// A button: what it says, and what happens at a tap.
@MainActor public final class Button {
  public let label: String
  /// The wire. A button that nobody has wired looks like any other one.
  public var action: (@MainActor () async -> Void)?

  init(_ label: String) {
    self.label = label
  }

  /// What a finger does.
  public func tap() async {
    await action?()
  }
}

/// Something that turns while one waits.
@MainActor public final class Spinner {
  public private(set) var isTurning = false
  public private(set) var turns = 0

  func start() {
    isTurning = true
    turns += 1
  }

  func stop() {
    isTurning = false
  }
}

/// Whether the line that wires the button is there, or was lost in some merge.
public enum Wiring: CaseIterable, Sendable {
  case whole
  case cut
}

/// The window of the program. Like those of the real toolkits, it is reached from anywhere, and a
/// dialog that is shown without one is dropped with a line in a log that nobody reads.
@MainActor public enum Window {
  public static var presenter: (any DialogPresenting)?

  static func show<Choice>(_ dialog: Dialog<Choice>) async -> Choice? {
    await presenter?.choice(in: dialog)
  }
}

/// Who counts.
public protocol EarthquakeCounter: Sendable {
  func count() async throws -> Int
}

/// What the dialogs of both screens offer.
public enum CountChoice: Sendable {
  case cancel
  case tryAgain
}

/// What both screens say.
enum CountDialog {
  static func outcome(_ count: Int) -> Dialog<CountChoice> {
    dialog("There have been \(count) earthquakes near San Ramon since 10/1/2015")
  }

  static func failure(_ error: any Error) -> Dialog<CountChoice> {
    dialog("The service cannot be reached: \(error)")
  }

  private static func dialog(_ message: String) -> Dialog<CountChoice> {
    Dialog(
      title: "Earthquakes near San Ramon", message: message,
      offering: DialogChoice("Cancel", .cancel), DialogChoice("Try Again", .tryAgain))
  }
}
