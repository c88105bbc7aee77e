/// A refresh that has just begun tells what a feed came to.
///
/// Stated by ``RefreshProgress``.

import NewsDomain

private func title(of progress: RefreshProgress) -> String {
  #if FAIL
  progress.last.title  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  progress.last?.title ?? ""
  #endif
}
