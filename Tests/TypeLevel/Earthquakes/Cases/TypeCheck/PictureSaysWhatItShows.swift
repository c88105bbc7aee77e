/// A map is written into the file that was to be a histogram.
///
/// Stated by ``QuakePictureScreen/draw(_:of:to:)``.

import CoreDomain
import EarthquakesDomain

private func draw(
  _ form: QuakeForm, into file: any ByteSink, on screen: any QuakePictureScreen
) async {
  #if FAIL
  await screen.draw(of: form, to: file)  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  await screen.draw(.histogram, of: form, to: file)
  #endif
}
