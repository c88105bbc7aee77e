/// An export writes to the file that an import reads.
///
/// Stated by ``NewsTransferIntent``.
private func intent(_ source: any ByteSource, _ sink: any ByteSink) -> NewsTransferIntent {
  #if FAIL
  .exportList(to: source)  // expected-FAIL-error {{[cannot_convert_argument_value_protocol]}}
  #else
  .exportList(to: sink)
  #endif
}
