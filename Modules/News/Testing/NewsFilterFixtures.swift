public import NewsDomain

extension FilterText {
  public static func fixture(_ text: String) -> FilterText {
    guard let fixture = FilterText(text) else { preconditionFailure("invalid filter: “\(text)”") }
    return fixture
  }
}

extension FilterDays {
  public static func fixture(_ days: Int) -> FilterDays {
    guard let fixture = FilterDays(days) else { preconditionFailure("invalid days: \(days)") }
    return fixture
  }
}
