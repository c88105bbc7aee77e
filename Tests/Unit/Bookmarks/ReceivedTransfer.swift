import BookmarksDomain
import CoreDomain
import CoreTesting

/// An intent of the transfer, with the bytes of its file, for comparison.
enum ReceivedTransfer: Hashable {
  case importFile([UInt8], as: BookmarkFileKind?, folders: FolderUse, encoding: String?)
  case exportFile(as: BookmarkFileKind)
  case close
}

extension StubScreen<BookmarkTransferState, BookmarkTransferIntent> {
  /// The intents so far. Reads their files to the end.
  var received: [ReceivedTransfer] {
    get async {
      var received: [ReceivedTransfer] = []
      for intent in intents {
        switch intent {
        case .importFile(let source, as: let kind, folders: let folders, encoding: let encoding):
          let bytes = (try? await source.bytes()) ?? []
          received.append(.importFile(bytes, as: kind, folders: folders, encoding: encoding))
        case .exportFile(to: _, as: let kind): received.append(.exportFile(as: kind))
        case .close: received.append(.close)
        }
      }
      return received
    }
  }
}
