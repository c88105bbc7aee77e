/// A screen of text, with buttons that a test finds by their labels.
///
/// While water boils, it shows a spinner, `…`, and no button. After a failure it shows a dialog. The
/// user can cancel, or try again with as many cups as before.
public final class TeaScreen {
  /// All pictures so far, in order. The last one is on the screen now.
  public private(set) var pictures: [String] = []
  private let model: TeaModel
  private let cups: Int
  private var buttons: [(label: String, action: () async -> Void)] = []

  public init(model: TeaModel, cups: Int) {
    self.model = model
    self.cups = cups
    model.changed = { [unowned self] in draw() }
    draw()
  }

  /// The text on the screen.
  public var picture: String { pictures.last ?? "" }

  /// Taps the button with a label; does nothing if there is no such button.
  public func tap(_ label: String) async {
    await buttons.first { $0.label == label }?.action()
  }

  private func draw() {
    switch model.state {
    case .cold:
      show("A cup of tea?", [("Brew", brew)])
    case .boiling:
      show("…", [])
    case .ready(let cups):
      show("Tea for \(cups)", [("Again", brew)])
    case .failed:
      show("The kettle is empty.", [("Cancel", cancel), ("Try Again", brew)])
    }
  }

  private func brew() async { await model.brew(cups: cups) }

  private func cancel() async { model.reset() }

  private func show(_ text: String, _ buttons: [(label: String, action: () async -> Void)]) {
    self.buttons = buttons
    pictures.append(([text] + buttons.map { "[\($0.label)]" }).joined(separator: " "))
  }
}
