/// A type of one actor that is used as a protocol elsewhere is called from two threads.

private protocol Titled {
  var title: String { get }
}

@MainActor private final class Window: Titled {
  var title = "Bookmarks"
}

#if FAIL
// expected-FAIL-error@+1 {{[isolated_conformance_wrong_domain]}}
private nonisolated func title(_ window: Window) -> any Titled { window }
#else
@MainActor private func title(_ window: Window) -> any Titled { window }
#endif
