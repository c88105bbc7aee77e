public import CoreDomain

extension Dialog where Choice == QuakeCountChoice {
  /// Creates the dialog after a failed count. It shows the failure and offers to try again.
  public init(_ failure: QuakeFailure) {
    self.init(
      title: "Earthquakes were not counted", message: failure.description,
      offering: DialogChoice("Cancel", .cancel), DialogChoice("Try again", .tryAgain),
      usually: .tryAgain)
  }
}
