import BookshelfArticle
import Testing

/// Before: the three examples that come to mind. Their labels have not changed.
struct HastyLabelTests {
  @Test(arguments: threeThatComeToMind)
  func keepsTheLabelOfAVolume(_ volume: ShelfVolume) {
    #expect(HastyLabel.label(of: volume) == TangledLabel.label(of: volume))
  }
}

/// After: the labels of the old implementation for every possible input, recorded before any line
/// was changed.
struct TidyLabelTests {
  @Test(arguments: characterised)
  func keepsTheLabelOfAVolume(_ volume: ShelfVolume, _ label: String) {
    #expect(TidyLabel.label(of: volume) == label)
  }

  @Test(arguments: characterised)
  func theTableDescribesTheTangledLabel(_ volume: ShelfVolume, _ label: String) {
    #expect(TangledLabel.label(of: volume) == label)
  }

  @Test func theTableCoversEveryCombination() {
    #expect(Set(characterised.map(\.0)).count == 2 * 3 * 3)
  }
}

/// Shows which kind of test notices a wrong simplification.
struct LabelBlindnessTests {
  @Test func theTableDetectsTenErrorsAndThreeExamplesNone() {
    #expect(threeThatComeToMind.allSatisfy { HastyLabel.label(of: $0) == TidyLabel.label(of: $0) })
    let wrong = characterised.filter { HastyLabel.label(of: $0.0) != $0.1 }
    #expect(wrong.count == 10, "\(wrong)")
  }
}

private let threeThatComeToMind = [
  ShelfVolume(volume: 1), ShelfVolume(volume: 10, number: "10.5"),
  ShelfVolume(volume: 1, title: "Ebb"),
]

private let characterised: [(ShelfVolume, String)] = [
  (ShelfVolume(volume: 1, number: "10.5", title: "Ebb"), "Ebb (10.5)"),
  (ShelfVolume(volume: 1, number: "10.5", title: ""), "No. 10.5"),
  (ShelfVolume(volume: 1, number: "10.5", title: nil), "No. 10.5"),
  (ShelfVolume(volume: 1, number: "", title: "Ebb"), "Ebb"),
  (ShelfVolume(volume: 1, number: "", title: ""), "Volume 1"),
  (ShelfVolume(volume: 1, number: "", title: nil), "Volume 1"),
  (ShelfVolume(volume: 1, number: nil, title: "Ebb"), "Ebb"),
  (ShelfVolume(volume: 1, number: nil, title: ""), "Volume 1"),
  (ShelfVolume(volume: 1, number: nil, title: nil), "Volume 1"),
  (ShelfVolume(volume: nil, number: "10.5", title: "Ebb"), "Ebb (10.5)"),
  (ShelfVolume(volume: nil, number: "10.5", title: ""), "No. 10.5"),
  (ShelfVolume(volume: nil, number: "10.5", title: nil), "No. 10.5"),
  (ShelfVolume(volume: nil, number: "", title: "Ebb"), "Ebb"),
  (ShelfVolume(volume: nil, number: "", title: ""), "Untitled"),
  (ShelfVolume(volume: nil, number: "", title: nil), "Untitled"),
  (ShelfVolume(volume: nil, number: nil, title: "Ebb"), "Ebb"),
  (ShelfVolume(volume: nil, number: nil, title: ""), "Untitled"),
  (ShelfVolume(volume: nil, number: nil, title: nil), "Special"),
]
