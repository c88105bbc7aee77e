/// A list that ends after twenty rows looks complete.
///
/// Stated by ``QuakeList/total``.
private func list(
  _ query: QuakeQuery, _ quakes: [NearbyQuake], _ total: Int, _ origin: QuakeOrigin
) -> QuakeList {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  QuakeList(query: query, order: .newest, quakes: quakes, origin: origin)
  #else
  QuakeList(query: query, order: .newest, quakes: quakes, total: total, origin: origin)
  #endif
}
