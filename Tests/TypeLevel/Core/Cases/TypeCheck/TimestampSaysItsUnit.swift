/// Seconds that are read as milliseconds put every bookmark into January 1970.
///
/// Stated by ``Timestamp/init(secondsSince1970:)``.
private func moment(fromFile seconds: Int64) -> Timestamp? {
  #if FAIL
  Timestamp(seconds)  // expected-FAIL-error {{[availability_decl_unavailable]}}
  #else
  Timestamp(secondsSince1970: seconds)
  #endif
}
