import Foundation

/// The operations on files and folders that archives need.
public enum FileSystem {
  /// The kind of a file.
  public enum Kind: Sendable {
    case file, folder
    /// A link, a device, a pipe.
    case other
  }

  /// The kind of the file at a path; nil if there is none.
  public static func kind(of path: String, follows: Bool = true) -> Kind? {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The only folder within a folder that contains nothing else, or the folder itself: some people pack a folder,
  /// others its contents.
  public static func inner(_ folder: String) -> String {
    // If the folder can't be listed, reading it fails later.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count == 1, kind(of: "\(folder)/\(names[0])", follows: false) == .folder else {
      return folder
    }
    return "\(folder)/\(names[0])"
  }

  /// Removes a file, or a folder with its contents.
  public static func remove(_ path: String) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      openFolders(in: path)
      // What can't be removed now is removed with the leftovers of crashes.
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Gives the owner access to folders that an archive has made read-only or closed.
  private static func openFolders(in path: String) {
    guard kind(of: path, follows: false) == .folder else { return }
    chmod(path, 0o700)
    // A folder that can't be listed can't be emptied, either.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      openFolders(in: "\(path)/\(name)")
    }
  }

  /// Removes old files from a folder.
  ///
  /// - Parameter age: In seconds.
  public static func removeOld(in folder: String, olderThan age: Int) {
    // If the folder can't be listed, there is nothing to remove.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var status = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &status) == 0, Int(status.st_mtim.tv_sec) < time(nil) - age { remove(path) }
    }
  }
}
