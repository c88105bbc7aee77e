/// An unknown place name crashes the program.
///
/// Stated by ``Gazetteer/places(named:)``.
private func point(of name: String, in gazetteer: any Gazetteer) -> Coordinates? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  gazetteer.places(named: name).first.coordinates
  #else
  gazetteer.places(named: name).first?.coordinates
  #endif
}
