/// A broken file contains a date after the year 9999; it is stored but cannot be printed.
///
/// Stated by ``Timestamp/init(secondsSince1970:)``.
private func moment(fromFile seconds: Int64, else now: Timestamp) {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  let _: Timestamp = Timestamp(secondsSince1970: seconds)
  let _: Timestamp = Timestamp(secondsSince1970: seconds) ?? now
}
