/// A catalogue document with a few series without volumes.
enum BookshelfCatalogueDocument {
  static func page(_ ids: [String], next: String? = nil) -> String {
    let series = ids.map { #"{"id":"\#($0)","title":"Series \#($0)","comics":[],"episodes":[]}"# }
    let link = next.map { #","next":"\#($0)""# } ?? ""
    return #"{"series":[\#(series.joined(separator: ","))]\#(link)}"#
  }
}
