/// Turns the states of a screen into a reply. A view is a pure function and serves one request.
package protocol StateView<State>: Sendable {
  associatedtype State: Sendable

  /// Returns the reply for a state, or `nil` for an intermediate state.
  ///
  /// - Throws: ``Problem`` for a state that is a failure.
  func reply(to state: State) throws -> ServerReply?
}

package struct ScreenBinding<State: Sendable>: Sendable {
  package let view: any StateView<State>

  package init(view: any StateView<State>) {
    self.view = view
  }

  /// Returns the view's reply to the first state for which the view has a reply.
  ///
  /// - Parameter states: A stream that was created before the intent started. The stream buffers
  ///   states, so the intent may already have returned.
  package func reply(to states: AsyncStream<State>) async throws -> ServerReply {
    for await state in states {
      if let reply = try view.reply(to: state) { return reply }
    }
    throw Problem.unexpected
  }
}
