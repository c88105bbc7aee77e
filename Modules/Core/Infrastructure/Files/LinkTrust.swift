import Glibc

/// Whether to follow a symbolic link when writing a file.
///
/// Any user can create a link in a folder such as `/tmp`, and so choose which file is replaced.
/// This is the rule of Linux's `protected_symlinks`, which the kernel cannot apply here because the
/// program resolves the link itself:
/// https://docs.kernel.org/admin-guide/sysctl/fs.html#protected-symlinks
struct LinkTrust {
  let linkOwner: uid_t
  let folderOwner: uid_t
  let folderMode: mode_t
  let user: uid_t

  /// In a sticky folder that all users can write to, the link must belong to the user or to the
  /// folder's owner.
  var isTrusted: Bool {
    let shared: mode_t = 0o1002  // S_ISVTX | S_IWOTH
    return folderMode & shared != shared || linkOwner == user || linkOwner == folderOwner
  }
}

extension LinkTrust {
  /// Reads the owners of a link and its folder; `nil` if the link or the folder no longer exists.
  init?(ofLink path: String, in folder: String) {
    var link = stat()
    var parent = stat()
    guard unsafe lstat(path, &link) == 0, unsafe stat(folder, &parent) == 0 else { return nil }
    self.init(
      linkOwner: link.st_uid, folderOwner: parent.st_uid, folderMode: parent.st_mode,
      user: geteuid())
  }
}
