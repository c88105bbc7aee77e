public import CoreDomain
private import Synchronization

/// A simulated user who presses given buttons in dialogs. It also records the dialogs.
///
/// If a dialog has no button with the given label, or if there are no more labels, the presenter
/// returns `nil`. If a screen asks again and again, its test therefore fails and does not hang.
public final class ScriptedDialogPresenter: DialogPresenting {
  /// A dialog as the user sees it.
  public struct Shown: Hashable, Sendable {
    public let title: String
    public let message: String
    public let buttons: [String]

    public init(title: String, message: String, buttons: [String]) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }

  private struct Memory {
    var script: [String]
    var shown: [Shown] = []
  }

  private let memory: Mutex<Memory>

  /// - Parameter labels: The labels of the buttons to press, one for each dialog in order.
  public init(choosing labels: String...) {
    memory = Mutex(Memory(script: labels))
  }

  public var shown: [Shown] {
    memory.withLock { $0.shown }
  }

  public func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? {
    let label = memory.withLock { memory in
      memory.shown.append(
        Shown(
          title: dialog.title, message: dialog.message, buttons: dialog.choices.map(\.label)))
      return memory.script.isEmpty ? nil : memory.script.removeFirst()
    }
    return dialog.choices.first { $0.label == label }?.value
  }
}
