/// A list that ends after twenty rows looks as though there were no more.
///
/// Stated by ``QuakeList/total``.

import EarthquakesDomain

private func list(
  _ question: QuakeQuestion, _ quakes: [NearbyQuake], _ total: Int, _ origin: QuakeOrigin
) -> QuakeList {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  QuakeList(question: question, order: .newest, quakes: quakes, origin: origin)
  #else
  QuakeList(question: question, order: .newest, quakes: quakes, total: total, origin: origin)
  #endif
}
