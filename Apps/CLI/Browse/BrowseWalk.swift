import BookmarksDomain
import Composition
import CoreDomain

/// A walk through the screens: a line at a time is read and handed to a screen, and where that
/// screen leaves for another place, the walk goes there.
///
/// The places that were visited lie on a stack, so that one can go back. A route to the list that
/// asks for nothing leads back to the last list, as it was.
struct BrowseWalk {
  let context: CommandContext
  let navigator = BrowseNavigator()
  /// The places, the one that is shown last.
  var places = [BrowsePlace.list(everything)]
  /// What the numbers of the list that was shown last mean.
  var entries = BrowseEntries.bookmarks([])
  /// How many the list has on all pages.
  var total = 0
  /// The bookmark of the place, where it is one by itself.
  var bookmark: Bookmark?
  /// The address that waits for the editor.
  var address = ""
  /// Whether the walk is over.
  var isOver = false

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Walks until the end of the input, or until it is told to stop.
  mutating func run() async -> Printout {
    do throws(BrowseFailure) {
      try await showAgain()
      while !isOver { try await takeOrder() }
      return Printout()
    } catch {
      switch error {
      case .mistake(let sentence): return .failure(sentence, .software)
      case .console(let failure): return .failure(failure.description, .inputOutput)
      }
    }
  }

  /// Everything that is not archived, a page at a time.
  static let everything = BookmarkQuestion(limit: pageSize)

  /// How many bookmarks are listed at a time.
  static let pageSize = 10

  /// How many places one can go back.
  static let placeLimit = 100

  /// Reads a line and carries it out. What is wrong with it is told, and the walk goes on.
  private mutating func takeOrder() async throws(BrowseFailure) {
    do throws(BrowseFailure) {
      let line = try await ask("> ", isAlwaysShown: false)
      guard let line else { return isOver = true }
      if !line.isBlank { try await perform(try BrowseOrder(line)) }
    } catch {
      guard case .mistake(let sentence) = error else { throw error }
      try tell(Printout(notices: [sentence]))
    }
  }
}

// MARK: - The console

extension BrowseWalk {
  /// Prints, and fails when nobody takes it.
  func tell(_ printout: Printout) throws(BrowseFailure) {
    do throws(FileFailure) {
      try printout.write(to: context.console)
    } catch {
      throw .console(error)
    }
  }

  /// Asks for a line; nothing when there are no more.
  ///
  /// - Parameter isAlwaysShown: whether a pipe gets the question too, in a line of its own.
  func ask(_ question: String, isAlwaysShown: Bool = true) async throws(BrowseFailure) -> String? {
    let isTerminal = context.display.isTerminal
    do throws(FileFailure) {
      if isTerminal || isAlwaysShown {
        try context.console.write(isTerminal ? question : question + "\n", to: .output)
      }
      return try await context.console.readLine()
    } catch {
      if case .tooLarge = error { throw .mistake(error.description) }
      throw .console(error)
    }
  }
}
