extension ViewModel {
  /// Makes a screen that runs each intent in a span: see ``screen()``.
  public func screen(tracing tracer: OperationTracer) -> any Screen<State, Intent> {
    tracer.isOn ? TracedScreen(base: screen(), type: Self.self, tracer: tracer) : screen()
  }
}

extension Screen {
  /// Returns this screen with a span for each intent. It is for a screen that is not made by a
  /// ``ViewModel``.
  public func traced(by tracer: OperationTracer) -> any Screen<State, Intent> {
    tracer.isOn ? TracedScreen(base: self, type: Self.self, tracer: tracer) : self
  }
}

private struct TracedScreen<State: Sendable, Intent: Sendable>: Screen {
  let base: any Screen<State, Intent>
  /// The type after which the spans are named.
  let type: any Sendable.Type
  let tracer: OperationTracer

  func states() async -> AsyncStream<State> {
    await base.states()
  }

  func send(_ intent: Intent) async {
    await tracer.run(SpanName(screen: type, intent: intent)) { _ in await base.send(intent) }
  }
}
