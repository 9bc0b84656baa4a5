import Foundation

/// What archives need of folders and files.
public enum FileSystem {
  /// What a name stands for.
  public enum Kind: Sendable {
    case file, folder
    /// A link, a device, a pipe.
    case other
  }

  /// What has this name; nil when nothing has.
  public static func kind(of path: String, follows: Bool = true) -> Kind? {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The only folder in a folder where that is all there is: some pack a folder, some what lies in it.
  public static func inner(_ folder: String) -> String {
    // A folder that cannot be listed is found out when it is read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count == 1, kind(of: "\(folder)/\(names[0])", follows: false) == .folder else {
      return folder
    }
    return "\(folder)/\(names[0])"
  }

  /// Removes a file or a folder with all that is in it.
  public static func remove(_ path: String) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      openFolders(in: path)
      // What cannot be removed now is removed with what crashes leave.
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Lets their owner into folders that an archive has made read-only, or closed.
  private static func openFolders(in path: String) {
    guard kind(of: path, follows: false) == .folder else { return }
    chmod(path, 0o700)
    // A folder that cannot be listed cannot be emptied either.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      openFolders(in: "\(path)/\(name)")
    }
  }

  /// Removes what has lain in a folder for long.
  ///
  /// - Parameter age: In seconds.
  public static func removeOld(in folder: String, olderThan age: Int) {
    // A folder that cannot be listed has nothing that we could remove.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var status = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &status) == 0, Int(status.st_mtim.tv_sec) < time(nil) - age { remove(path) }
    }
  }
}
