internal import HTTPTypes

/// What a hop has to tell its handle beyond its address, its header, its body and its limits, which
/// it tells in any case, and beyond what is the same for all hops of a client.
///
/// A handle keeps what it was told, and most hops want the same again: to forget all of it and be
/// told anew takes as long as a third of a small transfer. So a handle also keeps this value, and
/// forgets all options as soon as the next hop's value is another one. An option that depends on
/// anything else of a hop needs a property here.
struct CurlOptions: Hashable {
  let method: HTTPRequest.Method
  let hasBody: Bool
  let scheme: String
  let proxy: CurlProxy?
  /// Whether no connection that was used before may be used.
  let isFreshConnection: Bool
}
