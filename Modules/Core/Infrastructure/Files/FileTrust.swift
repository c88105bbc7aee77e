import Glibc

/// Whether the contents of a file can be trusted.
///
/// Permissions of the group count like permissions of all other users, as in OpenSSH: "These files
/// […] must not be accessible by others" and “Bad owner or permissions”.
/// https://man.openbsd.org/ssh_config#FILES
struct FileTrust {
  let owner: uid_t
  let mode: mode_t
  let user: uid_t

  /// Returns the reason not to read the file, as the end of a sentence; `nil` if the file is
  /// trusted.
  ///
  /// Character devices are trusted, because writing to `/dev/null` or to a terminal does not
  /// determine what a program reads from it.
  func objection(to path: String) -> String? {
    if mode & S_IFMT == S_IFCHR { return nil }
    let others: mode_t = 0o022  // S_IWGRP | S_IWOTH
    if mode & others != 0 {
      let bits = String(mode & 0o7777, radix: 8)
      return "other users can write to it (mode \(bits)). Check what it holds, then run "
        + "“chmod 600 \(path)”"
    }
    if owner != user, owner != 0 {
      return "it belongs to another user (\(owner)). Check what it holds, then make a copy of "
        + "your own"
    }
    return nil
  }
}
