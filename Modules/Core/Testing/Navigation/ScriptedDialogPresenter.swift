public import CoreDomain
private import Synchronization

/// A presenter that chooses what a script says, and remembers the dialogs that it was asked to show.
///
/// The script names buttons by their labels, as a person reads them. When it is at its end, or names a
/// button that there is none of, nobody chooses, so that a screen that asks for ever fails its test and
/// does not hang it.
public final class ScriptedDialogPresenter: DialogPresenting {
  /// A dialog, as a person sees it.
  public struct Shown: Hashable, Sendable {
    public let title: String
    public let message: String
    /// What the buttons say.
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

  /// - Parameter labels: the buttons that are chosen, one in each dialog.
  public init(choosing labels: String...) {
    memory = Mutex(Memory(script: labels))
  }

  /// The dialogs so far.
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
