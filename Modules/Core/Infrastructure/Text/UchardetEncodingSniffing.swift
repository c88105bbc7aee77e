internal import CUchardet
public import CoreDomain

/// Detects encodings with uchardet, the detector from Mozilla's browsers.
///
/// uchardet knows the valid bytes of each encoding and the letter frequencies of thirty languages,
/// but it gives an answer even if no language fits. This type adds two corrections:
///
/// - It passes only words with non-ASCII bytes (``EncodingEvidence``), because the markup around a
///   short title would outweigh the title.
/// - It verifies the answer against the bytes (``SniffedEncoding``): uchardet knows neither Dutch
///   nor Catalan, and detects Polish instead.
public struct UchardetEncodingSniffing: EncodingSniffing {
  public init() {}

  public func encoding(of bytes: [UInt8]) -> String? {
    guard let evidence = EncodingEvidence(in: bytes) else { return nil }
    return SniffedEncoding(UchardetDetector().answer(on: evidence.text))?.label(on: evidence)
  }
}

/// The owner of a detector for one text.
@safe private struct UchardetDetector: ~Copyable {
  private let handle: uchardet_t

  init() {
    guard let handle = unsafe uchardet_new() else {
      preconditionFailure("uchardet has no memory for a detector")
    }
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe uchardet_delete(handle)
  }

  /// Returns the name of an encoding, or an empty string.
  ///
  /// "Return non-zero number on failure" and "name of charset on success and "" on failure":
  /// https://www.freedesktop.org/wiki/Software/uchardet/, `uchardet.h`.
  consuming func answer(on text: [UInt8]) -> String {
    let code = unsafe text.withUnsafeBytes { bytes in
      unsafe uchardet_handle_data(
        handle, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count)
    }
    guard code == 0 else { return "" }
    unsafe uchardet_data_end(handle)
    return unsafe String(cString: uchardet_get_charset(handle))
  }
}
