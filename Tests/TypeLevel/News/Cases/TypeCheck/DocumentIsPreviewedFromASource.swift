/// A file name is previewed as the document itself.
///
/// Stated by ``NewsPreviewIntent``.
private func intent(_ path: String, _ source: any ByteSource) {
  // expected-error@+1 {{[cannot_convert_argument_value_protocol]}}
  let _: NewsPreviewIntent = .document(path, contentType: "", base: "")
  let _: NewsPreviewIntent = .document(source, contentType: "", base: "")
}
