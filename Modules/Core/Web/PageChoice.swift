/// An option to choose from in a form, such as a sort order.
package struct PageChoice: Sendable {
  let word: String
  let label: String
  let isChosen: Bool

  /// - Parameter chosen: The value of the field. It may be no option.
  package init(_ word: String, _ label: String, chosen: String?) {
    self.word = word
    self.label = label
    isChosen = word == chosen
  }

  /// Returns an option for each case of an enumeration.
  package static func all<Option: RawRepresentable<String> & CaseIterable>(
    chosen: String?, label: (Option) -> String
  ) -> [PageChoice] {
    Option.allCases.map { PageChoice($0.rawValue, label($0), chosen: chosen) }
  }
}
