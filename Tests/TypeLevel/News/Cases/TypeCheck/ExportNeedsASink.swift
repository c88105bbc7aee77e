/// An export writes to the file that an import reads.
///
/// Stated by ``NewsTransferIntent``.
private func intent(_ source: any ByteSource, _ sink: any ByteSink) {
  // expected-error@+1 {{[cannot_convert_argument_value_protocol]}}
  let _: NewsTransferIntent = .exportList(to: source)
  let _: NewsTransferIntent = .exportList(to: sink)
}
