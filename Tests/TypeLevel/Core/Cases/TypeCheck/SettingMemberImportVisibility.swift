/// A file uses members of a module that it does not import, so its imports hide the edge.

import CoreDomain

#if !FAIL
import HTTPTypes
#endif

private func isEmpty(_ reply: HTTPReply) -> Bool {
  reply.response.headerFields.isEmpty  // expected-FAIL-error {{[member_from_missing_import]}}
}
