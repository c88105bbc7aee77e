/// A progress bar without an end does not move, and the user gives up.
///
/// Stated by ``QuakeProgress``.
private func progress(_ done: Int, _ total: Int) {
  _ = QuakeProgress(done: done)  // expected-error {{[missing_argument_named]}}
  _ = QuakeProgress(done: done, of: total)
}
