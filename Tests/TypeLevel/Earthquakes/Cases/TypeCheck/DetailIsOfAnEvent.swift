/// The text of a form opens a page about no event.
///
/// Stated by ``QuakeDetailScreen/show(_:)``.

import CoreDomain
import EarthquakesDomain

private func show(_ typed: String, on screen: any QuakeDetailScreen) async {
  #if FAIL
  await screen.send(.show(typed))  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  await screen.send(.show(Quake.ID(typed)))
  #endif
}
