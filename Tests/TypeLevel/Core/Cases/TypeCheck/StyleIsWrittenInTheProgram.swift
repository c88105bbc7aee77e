/// A name in the style sheet of an image can end it, and continue as a script.
///
/// Stated by ``SVGElement``.
private func title(_ name: String) {
  _ = SVGElement(style: name)  // expected-error {{[cannot_convert_argument_value]}}
  _ = SVGElement("title", text: name)
}
