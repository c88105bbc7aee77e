internal import CCurl
internal import CoreDomain

/// The owner of a multi handle: many transfers on one thread, with shared connections.
@safe struct CurlMultiHandle: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter connections: The maximum number of open connections, including idle connections.
  init(connections: Int) {
    CurlLibrary.start()
    // "If this function returns NULL, something went wrong and you cannot use the other curl
    // functions." The only cause is a lack of memory, and then Swift's own allocations trap, too.
    // https://curl.se/libcurl/c/curl_multi_init.html
    guard let handle = unsafe curl_multi_init() else {
      preconditionFailure("libcurl has no memory for a multi handle")
    }
    unsafe self.handle = unsafe handle
    unsafe ccurl_multi_set_long(handle, CURLMOPT_MAXCONNECTS, connections)
    // Without a working wakeup, the thread would miss its orders, so fail early.
    let code = unsafe curl_multi_wakeup(handle)
    precondition(code == CURLM_OK, "libcurl cannot be woken: no file descriptors are left")
  }

  deinit {
    // https://curl.se/libcurl/c/curl_multi_cleanup.html: the easy handles must be removed first.
    unsafe curl_multi_cleanup(handle)
  }

  var waker: CurlWaker { unsafe CurlWaker(handle) }

  func add(_ easy: CurlEasyHandle) throws(HTTPFailure) {
    let code = unsafe easy.withHandle { unsafe curl_multi_add_handle(handle, $0) }
    guard code == CURLM_OK else {
      throw .malformedRequest(unsafe String(cString: curl_multi_strerror(code)))
    }
  }

  /// Removes a transfer: "Removing an easy handle while being used is perfectly legal and will
  /// effectively halt the transfer in progress".
  /// https://curl.se/libcurl/c/curl_multi_remove_handle.html
  func remove(_ easy: CurlEasyHandle) {
    unsafe easy.withHandle { _ = unsafe curl_multi_remove_handle(handle, $0) }
  }

  /// Performs all pending reads and writes. ``nextFinished()`` reports failed transfers; the return
  /// code of this call only reports misuse.
  func perform() {
    var count: Int32 = 0
    let code = unsafe curl_multi_perform(handle, &count)
    precondition(code == CURLM_OK, "curl_multi_perform was used wrongly")
  }

  /// Returns the next finished transfer, whether it succeeded or failed.
  ///
  /// The message "will not survive calling" the function that removes the handle, so it is read
  /// immediately.
  /// https://curl.se/libcurl/c/curl_multi_info_read.html
  func nextFinished() -> (CurlEasyHandle.ID, CURLcode)? {
    var count: Int32 = 0
    while let message = unsafe curl_multi_info_read(handle, &count) {
      if unsafe message.pointee.msg == CURLMSG_DONE {
        let id = unsafe CurlEasyHandle.ID(bitPattern: message.pointee.easy_handle)
        return unsafe (id, message.pointee.data.result)
      }
    }
    return nil
  }

  /// Sleeps until a socket or timer of a transfer is ready, the waker is called, or the time has
  /// passed.
  /// https://curl.se/libcurl/c/curl_multi_poll.html
  func poll(atMost time: Duration?) {
    let milliseconds = time.map { Int32(clamping: $0.wholeMilliseconds) } ?? Int32.max
    _ = unsafe curl_multi_poll(handle, nil, 0, milliseconds, nil)
  }
}

/// Wakes a multi handle from another thread.
///
/// Safety: the pointer may be used from any thread: "This function can be called from any thread"
/// (https://curl.se/libcurl/c/curl_multi_wakeup.html). ``CurlEngine`` clears its waker under its
/// lock before the handle is freed.
@safe struct CurlWaker: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  fileprivate init(_ handle: UnsafeMutableRawPointer) {
    unsafe self.handle = unsafe handle
  }

  func wake() {
    unsafe curl_multi_wakeup(handle)
  }
}

extension Duration {
  /// The milliseconds, rounded up to at least 1, because libcurl and PostgreSQL interpret 0 as no
  /// limit.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    let (thousands, overflow) = Int(seconds).multipliedReportingOverflow(by: 1000)
    return overflow ? .max : max(1, thousands + Int(whole) + (rest > 0 ? 1 : 0))
  }
}
