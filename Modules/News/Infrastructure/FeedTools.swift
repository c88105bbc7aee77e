import CoreDomain
import NewsDomain

/// The ports and the cleaner that the feed parser uses. It is a class so that each element of a
/// feed can keep a reference to it.
final class FeedTools: Sendable {
  let markup: any MarkupReading
  let decoding: any TextDecoding
  let sniffing: any EncodingSniffing
  let hosts: any HostNaming
  let cleaner: HTMLCleaner

  init(
    markup: any MarkupReading, decoding: any TextDecoding, sniffing: any EncodingSniffing,
    hosts: any HostNaming
  ) {
    self.markup = markup
    self.decoding = decoding
    self.sniffing = sniffing
    self.hosts = hosts
    cleaner = HTMLCleaner(markup: markup, hosts: hosts)
  }
}
