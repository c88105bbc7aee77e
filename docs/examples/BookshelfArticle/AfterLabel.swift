// AFTER: first a table of what the tangled one answers to everything that it can be asked, right or
// wrong; then it is simplified until the table is green again. Where an answer turns out to be a
// mistake, it is corrected afterwards, in a commit of its own that changes the table.

/// What a volume is called, simplified under a table of what it was called.
public enum TidyLabel {
  public static func label(of volume: ShelfVolume) -> String {
    switch (filled(volume.title), filled(volume.number), volume.volume) {
    case (let title?, let number?, _): "\(title) (\(number))"
    case (let title?, nil, _): title
    case (nil, let number?, _): "No. \(number)"
    case (nil, nil, let volume?): "Volume \(volume)"
    // An empty text says that there ought to be one; none at all says that it stands beside the
    // count.
    case (nil, nil, nil): volume.title == nil && volume.number == nil ? "Special" : "Untitled"
    }
  }

  /// A text that says something; nothing for an empty one.
  private static func filled(_ text: String?) -> String? {
    text == "" ? nil : text
  }
}
