/// A broken file contains a date after the year 9999; it is stored but cannot be printed.
///
/// Stated by ``Timestamp/init(secondsSince1970:)``.
private func moment(fromFile seconds: Int64, else now: Timestamp) -> Timestamp {
  #if FAIL
  Timestamp(secondsSince1970: seconds)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  Timestamp(secondsSince1970: seconds) ?? now
  #endif
}
