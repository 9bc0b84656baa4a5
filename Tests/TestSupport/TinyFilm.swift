import Foundation

/// Short films, made by `ffmpeg`.
public enum TinyFilm {
  /// Makes a film of a moving pattern, with a tone where its type has sound; answers the file's path.
  ///
  /// - Parameters:
  ///   - name: Its ending says of which type it is: `mp4`, `mov`, `webm`, `gif`.
  ///   - seconds: How long it is.
  ///   - rate: How many images it has in a second.
  ///   - size: The width and the height.
  ///   - more: What else the program is told of what it writes.
  @discardableResult
  public static func write(
    to folder: TemporaryFolder, as name: String = "film.mp4", seconds: Int = 1, rate: Int = 10,
    size: String = "64x48", _ more: String...
  ) async throws -> String {
    let pictures = "testsrc2=s=\(size):r=\(rate):d=\(seconds)"
    let sound = [
      "-f", "lavfi", "-i", "sine=440:d=\(seconds)", "-c:a", name.hasSuffix("webm") ? "libopus" : "aac",
    ]
    let codec = name.hasSuffix("webm") ? "libvpx" : "libx264"
    let type = name.hasSuffix("gif") ? [] : sound + ["-c:v", codec]
    try await Program.expect(
      ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", pictures] + type + more + [
        folder.path(name)
      ])
    return folder.path(name)
  }

  /// A line of a shell script that stands in for `ffmpeg`: it has the encoders that films need.
  public static let encoders =
    #"case "$*" in *-encoders*) printf ' V. libx264\n A. aac\n V. png\n'; exit;; esac"#

  /// What is said of a film, as `ffprobe` writes it: `codec_name=h264`.
  public static func facts(of path: String) async throws -> String {
    try await Program.expect(["ffprobe", "-v", "error", "-show_format", "-show_streams", path])
  }
}
