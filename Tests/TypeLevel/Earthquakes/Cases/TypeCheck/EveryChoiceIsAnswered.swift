/// A button of the dialog that nobody thought of does nothing.
///
/// Stated by ``QuakeCountChoice``.

import EarthquakesDomain

private func countsAgain(_ choice: QuakeCountChoice?) -> Bool {
  switch choice {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .cancel: false
  #else
  case .cancel, nil, .tryAgain: choice == .tryAgain
  #endif
  }
}
