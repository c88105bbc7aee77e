/// A volume with a negative price pays its buyer.
///
/// Stated by ``Price/init(minorUnits:currency:)``.
private func comic(_ id: Comic.ID, for yen: Int) -> Int? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  Price(minorUnits: yen, currency: .yen).minorUnits
  #else
  Price(minorUnits: yen, currency: .yen)?.minorUnits
  #endif
}
