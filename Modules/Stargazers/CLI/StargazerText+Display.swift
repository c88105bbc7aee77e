import CoreCLI
import CoreDomain
import StargazersDomain

extension Display {
  /// Formats stargazers for people, with one numbered line per stargazer and aligned columns.
  ///
  /// A terminal always shows the full number and the full date. Other cells are shortened, and
  /// addresses are left out if there is no room for them.
  ///
  /// - Parameter offset: The number of stargazers before the first one.
  func lines(of stargazers: [Stargazer], after offset: Int = 0) -> [String] {
    let numberWidth = max(4, String(offset + stargazers.count).count)
    let room = columns - numberWidth - StargazerFigures.dayWidth - 4
    let longest = stargazers.map(\.login.terminalColumns).max() ?? 0
    let loginWidth = isTerminal ? min(longest, max(8, room)) : longest
    let rest = room - loginWidth - 2
    let hasPages = !isTerminal || rest >= 12
    return stargazers.enumerated().map { index, stargazer in
      let number = String(offset + index + 1).rightAligned(to: numberWidth)
      let login = fitted(stargazer.login, to: loginWidth)
      let gap = String(repeating: " ", count: loginWidth - login.terminalColumns)
      let cells = [number, headline(login) + gap, StargazerFigures.day(of: stargazer.starredAt)]
      let page = hasPages ? stargazer.page.map { detail(fitted($0.text, to: rest)) } : nil
      return (cells + [page].compactMap(\.self)).joined(separator: "  ")
    }
  }

  /// Formats a single stargazer for people, with one line per attribute.
  func text(about found: FoundStargazer) -> String {
    let facts: [(String, String?)] = [
      ("Starred", found.repository.description),
      ("On", found.stargazer.starredAt?.displayed ?? "unknown"),
      ("Page", found.stargazer.page?.text ?? "unknown"),
    ]
    return headline(found.stargazer.login) + "\n" + self.facts(facts, width: 9)
  }

  /// The public data of a restricted list: the total, and the number of stars of each week.
  func text(about list: StargazerList) -> String {
    if let history = list.history { return text(about: history) }
    let repository = list.request.repository
    return
      (list.total.map(repository.starSentence) ?? "The number of stars of \(repository) is unknown.")
      + "\n"
  }

  /// The total number of stars and the numbers of the last weeks, newest week first.
  func text(about history: StarHistory) -> String {
    let weeks = history.weeks.prefix(StargazerFigures.weekLimit)
    let title = headline(history.repository.starSentence(history.total)) + "\n"
    guard !weeks.isEmpty else { return title }
    let figures = weeks.map { Figures.grouped($0.total) }
    let width = figures.map(\.count).max() ?? 0
    let most = weeks.map(\.total).max() ?? 0
    let barWidth = min(30, max(8, columns - StargazerFigures.dayWidth - width - 4))
    let lines = zip(weeks, figures).map { week, figure in
      let bar = StargazerHistoryGlyphs(in: self).bar(of: week.total, outOf: most, width: barWidth)
      return "\(StargazerFigures.day(of: week.start))  \(figure.rightAligned(to: width))"
        + (bar.isEmpty ? "" : "  " + tag(bar)) + "\n"
    }
    return title + lines.joined()
  }
}

enum StargazerFigures {
  /// The maximum number of weeks that are listed.
  static let weekLimit = 12

  static let dayWidth = 10

  /// The date in UTC: `2026-11-15`. A padded `?` if the date is unknown.
  static func day(of moment: Timestamp?) -> String {
    moment.map(Figures.day) ?? "?         "
  }
}

extension RepositoryName {
  /// The number of stars in a sentence.
  func starSentence(_ count: Int) -> String {
    "\(self) has " + (count == 0 ? "no stars." : "\(Figures.count(count, "star")).")
  }
}
