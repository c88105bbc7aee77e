extension DemoPaper {
  /// The papers, in the order of a reader's list.
  static let all: [DemoPaper] = [
    harbourPost, kawara, ledgerLine, idleLoop, specimen, orbitNotes, secondBalcony, smallHours,
    awayEnd, saltAndLadle, meadowGazette, parishWire,
  ]
}
