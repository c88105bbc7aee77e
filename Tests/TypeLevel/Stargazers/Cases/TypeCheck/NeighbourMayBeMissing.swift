/// After the last page, the first one is requested again.
///
/// Stated by ``PageNeighbours``.
private func next(_ sides: PageNeighbours) {
  let _: Int? = sides.next.number  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = sides.next?.number
}
