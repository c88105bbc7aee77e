import Toolbox

/// Every rule with what it says: a table, or for programs an array of JSON.
public func ruleList(as format: ReportFormat) -> String {
  guard format != .json else {
    return Rule.all.map { RuleObject(id: $0.id, statement: $0.statement) }.encoded
  }
  var table = TextTable(["rule", "what it says"])
  for rule in Rule.all { table.add([rule.id, rule.statement]) }
  return table.lines.map { $0 + "\n" }.joined()
}

/// The rule whose name is most like a word, when one is like it at all.
public func nearestRule(to word: String) -> String? {
  let distances = Rule.all.map { (id: $0.id, distance: editDistance(word, $0.id)) }
  guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(2, nearest.id.count / 2) ? nearest.id : nil
}

private struct RuleObject: Encodable {
  let id, statement: String
}

/// How many letters have to be added, removed or changed to make one word of another.
private func editDistance(_ one: String, _ other: String) -> Int {
  let letters = Array(other)
  var row = Array(0...letters.count)
  for (index, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in letters.indices {
      let changed = diagonal + (letters[column] == letter ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[letters.count]
}
