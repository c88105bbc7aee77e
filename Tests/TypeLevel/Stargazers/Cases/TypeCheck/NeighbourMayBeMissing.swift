/// After the last page, the first one is requested again.
///
/// Stated by ``PageNeighbours``.
private func next(_ sides: PageNeighbours) -> Int? {
  #if FAIL
  sides.next.number  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  sides.next?.number
  #endif
}
