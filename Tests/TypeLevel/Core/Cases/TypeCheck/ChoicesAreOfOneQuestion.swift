/// A button of one dialog answers another dialog.
///
/// Stated by ``Dialog/choices``.

private enum Fruit { case apple }
private enum Colour { case red }

private func dialog(_ fruit: DialogChoice<Fruit>, _ colour: DialogChoice<Colour>) -> Dialog<Fruit> {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Dialog(title: "A fruit", message: "", offering: fruit, colour)
  #else
  Dialog(title: "A fruit", message: "", offering: fruit, fruit)
  #endif
}
