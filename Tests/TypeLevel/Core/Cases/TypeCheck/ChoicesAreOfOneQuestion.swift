/// A button of one dialog answers another dialog.
///
/// Stated by ``Dialog/choices``.

private enum Fruit { case apple }
private enum Colour { case red }

private func dialog(_ fruit: DialogChoice<Fruit>, _ colour: DialogChoice<Colour>) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = Dialog(title: "A fruit", message: "", offering: fruit, colour)
  _ = Dialog(title: "A fruit", message: "", offering: fruit, fruit)
}
