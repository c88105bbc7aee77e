/// A map is drawn where a histogram was asked for.
///
/// Stated by ``QuakePictureIntent``.

import CoreDomain
import EarthquakesDomain

private func draw(_ form: QuakeForm, on screen: any QuakePictureScreen) async {
  #if FAIL
  await screen.send(.draw(of: form))  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  await screen.send(.draw(.histogram, of: form))
  #endif
}
