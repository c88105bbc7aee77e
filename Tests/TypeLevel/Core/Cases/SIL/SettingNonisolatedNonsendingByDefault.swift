/// An asynchronous function leaves its caller's actor by default, and both access the arguments.

private final class Draft {
  var title = ""
}

#if FAIL
@concurrent private func complete(_ draft: Draft) async { draft.title += "." }
#else
private func complete(_ draft: Draft) async { draft.title += "." }
#endif

private actor Editor {
  private let draft = Draft()
  // expected-FAIL-error@+1 {{[regionbasedisolation_named_send_yields_race]}}
  func save() async { await complete(draft) }
}
