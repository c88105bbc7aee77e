import Glibc

/// Whether a symbolic link is followed when a file is written.
///
/// Anybody may put a link into a folder such as `/tmp`, and so choose which file is replaced. This is
/// the rule of Linux' `protected_symlinks`, which the kernel cannot apply here, since the program reads
/// the link itself: https://docs.kernel.org/admin-guide/sysctl/fs.html#protected-symlinks
struct LinkTrust {
  let linkOwner: uid_t
  let folderOwner: uid_t
  let folderMode: mode_t
  let user: uid_t

  /// A link in a folder that is sticky and writable by everybody must belong to the user or to the
  /// folder's owner.
  var isTrusted: Bool {
    let shared: mode_t = 0o1002  // S_ISVTX | S_IWOTH
    return folderMode & shared != shared || linkOwner == user || linkOwner == folderOwner
  }
}

extension LinkTrust {
  /// Looks at a link and its folder; `nil` if one of them is gone.
  init?(ofLink path: String, in folder: String) {
    var link = stat()
    var parent = stat()
    guard unsafe lstat(path, &link) == 0, unsafe stat(folder, &parent) == 0 else { return nil }
    self.init(
      linkOwner: link.st_uid, folderOwner: parent.st_uid, folderMode: parent.st_mode,
      user: geteuid())
  }
}
