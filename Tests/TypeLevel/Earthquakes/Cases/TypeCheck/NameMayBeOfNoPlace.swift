/// An unknown place name crashes the program.
///
/// Stated by ``Gazetteer/places(named:)``.
private func point(of name: String, in gazetteer: any Gazetteer) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Coordinates? = gazetteer.places(named: name).first.coordinates
  let _: Coordinates? = gazetteer.places(named: name).first?.coordinates
}
