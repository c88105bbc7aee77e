/// A progress bar without an end does not move, and the user gives up.
///
/// Stated by ``QuakeProgress``.
private func progress(_ done: Int, _ total: Int) -> QuakeProgress {
  #if FAIL
  QuakeProgress(done: done)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  QuakeProgress(done: done, of: total)
  #endif
}
