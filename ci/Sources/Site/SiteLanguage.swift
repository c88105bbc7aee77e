/// A language that documents are written in: `README.md` is English, `README.ja.md` Japanese.
package enum SiteLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  package init(of path: String) {
    self = path.hasSuffix(".ja.md") ? .japanese : .english
  }

  /// What the language calls itself.
  var name: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    }
  }

  /// The path of a document in this language, whether it is there or not.
  func path(of document: String) -> String {
    let ending = document.hasSuffix(".ja.md") ? ".ja.md" : ".md"
    let stem = document.hasSuffix(ending) ? document.dropLast(ending.count) : document[...]
    switch self {
    case .english: return "\(stem).md"
    case .japanese: return "\(stem).ja.md"
    }
  }

  /// A word or two that the site itself says.
  func says(_ word: SiteWord) -> String {
    switch self {
    case .english: word.english
    case .japanese: word.japanese
    }
  }
}

/// What the site says beside its articles.
enum SiteWord {
  case skip, pages, folders, files, picture, text

  var english: String {
    switch self {
    case .skip: "Skip to the text"
    case .pages: "All pages"
    case .folders: "Folders"
    case .files: "In this folder"
    case .picture: "The graph of the modules"
    case .text: "The graph as text"
    }
  }

  var japanese: String {
    switch self {
    case .skip: "本文へ"
    case .pages: "すべてのページ"
    case .folders: "フォルダー"
    case .files: "このフォルダーの中身"
    case .picture: "モジュールのグラフ"
    case .text: "グラフの本文"
    }
  }
}
