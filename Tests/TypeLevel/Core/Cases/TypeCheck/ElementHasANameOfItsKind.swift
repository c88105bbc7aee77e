/// An element of one namespace counts as that of another with the same name.
///
/// Stated by ``MarkupElement``.

private func isCalled(_ element: MarkupElement, _ name: MarkupName) -> Bool {
  element.name == name
}

private func isTitle(_ element: MarkupElement) {
  _ = isCalled(element, "dc:title")  // expected-error {{[cannot_convert_argument_value]}}
  _ = isCalled(element, MarkupName(namespace: "http://purl.org/dc/elements/1.1/", local: "title"))
}
