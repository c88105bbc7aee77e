import CoreWeb
import EarthquakesDomain
import HTTPTypes

/// A picture as a file, for pages and for the API.
struct QuakePictureView: StateView {
  func reply(to state: QuakePictureState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let picture): reply(picture)
    case .failure(let failure): throw Problem(failure)
    }
  }

  private func reply(_ picture: QuakePicture) -> ServerReply {
    var fields = picture.origin.fields
    fields[.contentType] = "image/svg+xml"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = SecurityHeaders.policyOfPicture
    return ServerReply(.ok, fields: fields, body: Array(picture.svg.utf8))
  }
}
