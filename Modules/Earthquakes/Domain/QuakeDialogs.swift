public import CoreDomain

extension Dialog where Choice == QuakeCountChoice {
  /// The dialog for a failed count.
  public init(_ failure: QuakeFailure) {
    self.init(
      title: "Earthquakes were not counted", message: failure.description,
      offering: DialogChoice("Cancel", .cancel), DialogChoice("Try again", .tryAgain),
      usually: .tryAgain)
  }
}
