/// A volume with a negative price pays its buyer.
///
/// Stated by ``Price/init(minorUnits:currency:)``.
private func comic(_ id: Comic.ID, for yen: Int) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Int? = Price(minorUnits: yen, currency: .yen).minorUnits
  let _: Int? = Price(minorUnits: yen, currency: .yen)?.minorUnits
}
