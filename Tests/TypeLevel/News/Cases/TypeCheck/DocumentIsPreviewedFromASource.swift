/// A file name is previewed as the document itself.
///
/// Stated by ``NewsPreviewIntent``.
private func intent(_ path: String, _ source: any ByteSource) -> NewsPreviewIntent {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value_protocol]}}
  .document(path, contentType: "", base: "")
  #else
  .document(source, contentType: "", base: "")
  #endif
}
