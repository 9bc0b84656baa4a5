import Foundation
import SocialTestSupport

/// A folder on a disk that never answers, for one command.
enum HangingFolder {
  /// What to run a command through.
  ///
  /// The folder is mounted by FUSE in a mount namespace of the command's own, and no one reads what is asked of it. All
  /// of it is gone once the command has ended.
  static func wrapper(_ folder: String) -> [String] { ["python3", "-c", script, folder] }

  /// Whether the system lets us do that.
  static func isPossible() async throws -> Bool {
    let folder = try TemporaryFolder()
    return try await Program.run(wrapper(folder.path) + ["true"]).status == 0
  }

  private static let script = """
    import ctypes
    import os
    import sys
    NEW_NAMESPACE, RECURSIVELY, PRIVATE = 0x20000, 0x4000, 0x40000
    system = ctypes.CDLL(None, use_errno=True)


    def mount(source, place, kind, flags, data=None):
        return system.mount(source, place.encode(), kind, flags, data) == 0


    folder, command = sys.argv[1], sys.argv[2:]
    try:
        device = os.open("/dev/fuse", os.O_RDWR)
    except OSError:
        sys.exit(77)
    os.set_inheritable(device, True)
    options = b"fd=%d,rootmode=40000,user_id=0,group_id=0" % device
    if (
        system.unshare(NEW_NAMESPACE) != 0
        or not mount(b"none", "/", None, RECURSIVELY | PRIVATE)
        or not mount(b"hang", folder, b"fuse", 0, options)
    ):
        sys.exit(77)
    os.execvp(command[0], command)
    """
}
