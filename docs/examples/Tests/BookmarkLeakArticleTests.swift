import BookmarkArticle
import Synchronization
import Testing

/// Before: all tests share one double, so no test has to create one. But a title that one test has
/// deleted is missing in the next.
@Suite(.serialized) struct SharedDoubleTests {
  @Test func reloadingShowsTheTitles() async {
    LeakingBookmarkModel.shared.fill()
    #expect(await passes(.reloading, with: LeakingBookmarkModel.shared))
  }

  /// Shows how the order of such tests changes their results. The suite is nested, because both
  /// suites use the shared double.
  @Suite(.serialized) struct LeakFragilityTests {
    @Test(arguments: [
      ([ModelCheck.reloading, .deleting], [true, true]),
      ([.deleting, .reloading], [true, false]), ([.deleting, .deleting], [true, false]),
    ])
    func theOrderOfTestsMattersWithASharedDouble(_ order: [ModelCheck], _ outcomes: [Bool]) async {
      LeakingBookmarkModel.shared.fill()
      var passed: [Bool] = []
      for check in order {
        passed.append(await passes(check, with: LeakingBookmarkModel.shared))
      }
      #expect(passed == outcomes)
    }

    @Test(arguments: [
      [ModelCheck.reloading, .deleting], [.deleting, .reloading], [.deleting, .deleting],
    ])
    func everyOrderPassesWithADoubleForEachTest(_ order: [ModelCheck]) async {
      for check in order { #expect(await passes(check, with: LeakingBookmarkModel())) }
    }
  }
}

/// A test that can be run in any order.
enum ModelCheck: Sendable {
  case reloading, deleting
}

private func passes(_ check: ModelCheck, with model: LeakingBookmarkModel) async -> Bool {
  let list = HandedBookmarkList(model: model)
  switch check {
  case .reloading:
    await list.reload()
    return await list.titles == ["Mugs", "Kilns"]
  case .deleting:
    await list.delete("Mugs")
    return model.deleted == ["Mugs"]
  }
}

/// A working double that records calls. Its only fault is `shared`.
final class LeakingBookmarkModel: BookmarkModel {
  static let shared = LeakingBookmarkModel()

  private let memory = Mutex((titles: ["Mugs", "Kilns"], deleted: [String]()))

  /// The deleted titles.
  var deleted: [String] { memory.withLock { $0.deleted } }

  /// Resets the double. A test that forgets this sees the titles of another test.
  func fill() {
    memory.withLock { $0 = (["Mugs", "Kilns"], []) }
  }

  func titles() async throws -> [String] {
    memory.withLock { $0.titles }
  }

  func delete(_ title: String) async throws {
    memory.withLock { memory in
      memory.titles.removeAll { $0 == title }
      memory.deleted.append(title)
    }
  }
}
