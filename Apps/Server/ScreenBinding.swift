/// Shows the states of one screen as replies: a pure function, made for one request.
protocol StateView<State>: Sendable {
  associatedtype State: Sendable

  /// The reply that shows a state, or nothing while the state only says that work goes on.
  ///
  /// - Throws: ``Problem`` for a state that has no look of its own.
  func reply(to state: State) throws -> ServerReply?
}

/// Binds the states of a screen to a view, for as long as one request takes.
struct ScreenBinding<State: Sendable>: Sendable {
  let view: any StateView<State>

  /// The reply to the first state that the view has one for.
  ///
  /// - Parameter states: a stream that was begun before the intent. States wait in it, so the
  ///   intent may have returned already.
  /// - Throws: ``Problem`` when the screen ends without such a state.
  func reply(to states: AsyncStream<State>) async throws -> ServerReply {
    for await state in states {
      if let reply = try view.reply(to: state) { return reply }
    }
    throw Problem.unexpected
  }
}
