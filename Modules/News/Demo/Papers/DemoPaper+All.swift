import CoreDemo

extension DemoPaper {
  /// The newspapers in display order.
  static let all: [DemoPaper] = [
    harbourPost, kawara, ledgerLine, idleLoop, specimen, orbitNotes, secondBalcony, smallHours,
    awayEnd, saltAndLadle, meadowGazette, parishWire,
  ]
}
