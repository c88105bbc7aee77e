/// Seconds that are read as milliseconds put every bookmark into January 1970.
///
/// Stated by ``Timestamp/init(secondsSince1970:)``.
private func moment(fromFile seconds: Int64) {
  _ = Timestamp(seconds)  // expected-error {{[availability_decl_unavailable]}}
  _ = Timestamp(secondsSince1970: seconds)
}
