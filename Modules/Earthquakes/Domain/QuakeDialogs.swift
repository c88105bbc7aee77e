public import CoreDomain

extension Dialog where Choice == QuakeCountChoice {
  /// The result of a count: `Earthquakes near San Ramon`.
  public init(_ answer: QuakeCount) {
    let query = answer.query
    let magnitude = query.minimumMagnitude.map {
      " of magnitude \(QuakeText.shortest($0.value)) or more"
    }
    self.init(
      title: "Earthquakes near \(query.place.name)",
      message: Self.verb(answer.count) + (magnitude ?? "") + " near \(query.place.name)"
        + " since \(query.since.american)",
      offering: Self.cancel, Self.tryAgain)
  }

  /// The dialog for a failed count.
  public init(_ failure: QuakeFailure) {
    self.init(
      title: "Earthquakes were not counted", message: failure.description, offering: Self.cancel,
      Self.tryAgain)
  }

  private static func verb(_ count: Int) -> String {
    count == 1 ? "There has been 1 earthquake" : "There have been \(count) earthquakes"
  }

  private static var cancel: DialogChoice<QuakeCountChoice> { DialogChoice("Cancel", .cancel) }
  private static var tryAgain: DialogChoice<QuakeCountChoice> {
    DialogChoice("Try Again", .tryAgain)
  }
}
