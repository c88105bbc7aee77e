/// The state of a tea screen.
public final class TeaModel {
  /// The state of the tea.
  public enum State: Hashable, Sendable {
    case cold
    case boiling
    case ready(cups: Int)
    case failed(KettleFailure)
  }

  public private(set) var state = State.cold {
    didSet { changed() }
  }

  /// Called after each change of the state.
  public var changed: () -> Void = {}
  private let kettle: any Kettle

  public init(kettle: any Kettle) { self.kettle = kettle }

  /// Boils some cups.
  public func brew(cups: Int) async {
    state = .boiling
    do throws(KettleFailure) {
      try await kettle.boil(cups: cups)
      state = .ready(cups: cups)
    } catch {
      state = .failed(error)
    }
  }

  /// Returns to the initial state.
  public func reset() { state = .cold }
}
