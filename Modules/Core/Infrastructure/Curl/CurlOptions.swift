internal import HTTPTypes

/// The options of libcurl that can differ between two requests (hops) of a handle. The address,
/// header, body and limits are not included, because they are set for each hop.
///
/// Most hops need the same options, and resetting a handle and setting all options again takes a
/// third of the time of a small transfer. A handle therefore stores this value, and resets its
/// options only if the next hop's value differs. Any further option that depends on the hop needs a
/// property here.
struct CurlOptions: Hashable {
  let method: HTTPRequest.Method
  let hasBody: Bool
  let scheme: String
  let proxy: CurlProxy?
  /// Whether idle connections must not be reused.
  let isFreshConnection: Bool
}
