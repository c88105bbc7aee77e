public import NewsDomain

extension FilterText {
  public static func fixture(_ text: String) -> FilterText {
    guard let fixture = FilterText(text) else { preconditionFailure("no filter: “\(text)”") }
    return fixture
  }
}

extension FilterDays {
  public static func fixture(_ days: Int) -> FilterDays {
    guard let fixture = FilterDays(days) else { preconditionFailure("no days: \(days)") }
    return fixture
  }
}
