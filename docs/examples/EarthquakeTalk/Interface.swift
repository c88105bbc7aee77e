public import CoreDomain

// A minimal UI toolkit: it has a connection between a button and its action, which may be
// forgotten, and a window, which tests do not have.

/// A button with a label and an action.
@MainActor public final class Button {
  public let label: String
  /// The action. A button without one looks like any other.
  public var action: (@MainActor () async -> Void)?

  init(_ label: String) {
    self.label = label
  }

  /// Taps the button as a person does.
  public func tap() async {
    await action?()
  }
}

/// An activity indicator.
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

/// Whether the line that sets the button's action is there, or was lost in a merge.
public enum Wiring: CaseIterable, Sendable {
  case whole
  case cut
}

/// The program's window. Like those of real toolkits, it is global, and a dialog without a window
/// is dropped with only a line in the log.
@MainActor public enum Window {
  public static var presenter: (any DialogPresenting)?

  static func show<Choice>(_ dialog: Dialog<Choice>) async -> Choice? {
    await presenter?.choice(in: dialog)
  }
}

/// Counts earthquakes.
public protocol EarthquakeCounter: Sendable {
  func count() async throws -> Int
}

/// The choices in the dialogs of both screens.
public enum CountChoice: Sendable {
  case cancel
  case tryAgain
}

/// The dialogs of both screens.
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
