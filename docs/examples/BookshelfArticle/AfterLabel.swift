// AFTER: a characterization table first records the old code's answer to every possible input,
// right or wrong. Then the code is simplified until the table passes again. If an answer turns out
// to be a bug, a separate commit corrects it and changes the table.

/// The label of a volume, simplified while a table checked the old labels.
public enum TidyLabel {
  public static func label(of volume: ShelfVolume) -> String {
    switch (filled(volume.title), filled(volume.number), volume.volume) {
    case (let title?, let number?, _): "\(title) (\(number))"
    case (let title?, nil, _): title
    case (nil, let number?, _): "No. \(number)"
    case (nil, nil, let volume?): "Volume \(volume)"
    // An empty text means that there should be one; `nil` for all of them means a special.
    case (nil, nil, nil): volume.title == nil && volume.number == nil ? "Special" : "Untitled"
    }
  }

  /// The text, or `nil` if it is empty.
  private static func filled(_ text: String?) -> String? {
    text == "" ? nil : text
  }
}
