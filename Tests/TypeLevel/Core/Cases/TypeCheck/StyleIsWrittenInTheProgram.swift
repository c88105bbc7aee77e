/// A name in the style sheet of an image can end it, and continue as a script.
///
/// Stated by ``SVGElement``.
private func title(_ name: String) -> SVGElement {
  #if FAIL
  SVGElement(style: name)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  SVGElement("title", text: name)
  #endif
}
