// BEFORE: refactoring without tests. The label of a volume had grown over the years (TangledLabel,
// below, for both), and somebody reduced it to three lines. Three examples give the same labels as
// before.

/// A volume with its data from the catalogue.
public struct ShelfVolume: Hashable, Sendable {
  public var volume: Int?
  public var number: String?
  public var title: String?

  public init(volume: Int? = nil, number: String? = nil, title: String? = nil) {
    self.volume = volume
    self.number = number
    self.title = title
  }
}

/// The label of a volume, grown over the years.
public enum TangledLabel {
  public static func label(of volume: ShelfVolume) -> String {
    var label = ""
    if let title = volume.title {
      if title != "" {
        label = title
        if let number = volume.number {
          if number != "" { label = label + " (" + number + ")" }
        }
      } else {
        if volume.volume != nil || volume.number != nil { label = "" } else { return "Untitled" }
      }
    }
    if label == "" {
      if let number = volume.number {
        if number != "" { return "No. " + number }
      }
      if let volume = volume.volume {
        return "Volume \(volume)"
      } else {
        if volume.title == nil && volume.number == nil { return "Special" }
        return "Untitled"
      }
    }
    return label
  }
}

/// The same label, simplified without tests.
public enum HastyLabel {
  public static func label(of volume: ShelfVolume) -> String {
    if let title = volume.title { return title + (volume.number.map { " (\($0))" } ?? "") }
    if let number = volume.number { return "No. \(number)" }
    return volume.volume.map { "Volume \($0)" } ?? "Special"
  }
}
