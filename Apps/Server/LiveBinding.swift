import CoreDomain
import HTTPTypes

/// Shows the states of one screen as pieces of one reply, each of which is sent when its state is
/// announced.
///
/// As long as nothing was sent, a reply can still have any status: a screen that is settled before it
/// goes to work is shown as a whole, by ``StateView/reply(to:)``.
protocol LiveView<State>: StateView {
  /// The fields of a reply that is sent in pieces.
  var fields: HTTPFields { get }

  /// What the reply begins with, when a state of a screen at work is the first one to be shown; nothing
  /// while a reply as a whole is still possible.
  func firstPiece(for state: State) throws -> String?

  /// What a state of a screen at work adds to the reply, or nothing.
  func piece(for state: State) throws -> String?

  /// Whether a screen stays in a state, so that the reply ends with it.
  func isLasting(_ state: State) -> Bool

  /// Writes what a reply ends with whose first pieces were sent already.
  func end(with state: State, to sink: any ByteSink) async throws
}

extension LiveView {
  /// A view that says nothing else begins as it goes on.
  func firstPiece(for state: State) throws -> String? { try piece(for: state) }
}

/// Binds the states of a screen to a view that shows every one of them, for as long as the screen is at
/// work.
struct LiveBinding<State: Sendable>: Sendable {
  let view: any LiveView<State>
  /// The intent that makes the screen work. It has returned when a lasting state is shown, so that what
  /// the screen did last, such as showing a dialog, is known.
  let intent: RunningIntent

  /// The reply that shows the states.
  ///
  /// - Parameter states: a stream that was begun before the intent.
  /// - Throws: ``Problem`` for a lasting state without a look of its own that comes first, and when the
  ///   screen ends without a lasting state.
  func reply(to states: AsyncStream<State>) async throws -> ServerReply {
    for await state in states {
      if view.isLasting(state) {
        await intent.end()
        guard let reply = try view.reply(to: state) else { throw Problem.unexpected }
        return reply
      }
      if let piece = try view.firstPiece(for: state) {
        return ServerReply(fields: view.fields, stream: stream(piece, then: states))
      }
    }
    throw Problem.unexpected
  }

  private func stream(_ first: String, then states: AsyncStream<State>) -> ReplyStream {
    ReplyStream(isLive: true) { [self] sink in
      try await sink.write(text: first)
      for await state in states {
        guard view.isLasting(state) else {
          if let piece = try view.piece(for: state) { try await sink.write(text: piece) }
          continue
        }
        await intent.end()
        return try await view.end(with: state, to: sink)
      }
      throw Problem.unexpected
    }
  }
}

extension ByteSink {
  /// Writes text in UTF-8.
  func write(text: String) async throws(FileFailure) {
    try await write(Array(text.utf8))
  }
}
