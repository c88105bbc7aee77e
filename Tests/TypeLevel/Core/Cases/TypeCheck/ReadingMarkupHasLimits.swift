/// A document of a few bytes fills the memory, because its expansion has no limit.
///
/// Stated by ``MarkupReading/parser(of:limits:)``.
private func parser(_ reading: any MarkupReading) {
  _ = reading.parser(of: .xml)  // expected-error {{[missing_argument_named]}}
  _ = reading.parser(of: .xml, limits: MarkupLimits(depth: 64, expansion: 64 * 1024))
}
