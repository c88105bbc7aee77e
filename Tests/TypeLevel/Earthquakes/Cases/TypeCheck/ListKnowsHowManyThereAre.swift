/// A list that ends after twenty rows looks complete.
///
/// Stated by ``QuakeList/total``.
private func list(
  _ query: QuakeQuery, _ quakes: [NearbyQuake], _ total: Int, _ origin: QuakeOrigin
) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = QuakeList(query: query, order: .newest, quakes: quakes, origin: origin)
  _ = QuakeList(query: query, order: .newest, quakes: quakes, total: total, origin: origin)
}
