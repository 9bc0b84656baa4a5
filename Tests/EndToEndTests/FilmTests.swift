import Foundation
import SocialTestSupport
import Testing

/// Films from a file on the disk to a post that others read.
@Suite struct FilmTests {
  @Test func aFilmIsPostedReadAndDeleted() async throws {
    let (town, folder) = (try await Town(), try TemporaryFolder())
    let file = try await TinyFilm.write(to: folder, as: "film.mov")
    let post = try await town.json("post", "Look", "--photo", "\(file)=A pattern")
    let film = try #require(post["photos"].elements.first)
    #expect(film["film"].text == "video" && film["alt"].text == "A pattern" && film["width"].number == 64)
    let paths = [try #require(film["path"].text), try #require(film["thumbnail"].text)]
    #expect(Set(paths) == Set(try town.media()) && paths[0].hasSuffix(".mp4"))
    let id = try #require(post["id"].text)
    for (language, lines) in [
      ("en", ["[Video 0:01: A pattern]", "Video: \(paths[0])"]),
      ("ja", ["[動画 0:01: A pattern]", "動画: \(paths[0])"]),
    ] {
      let shown = try await town.run("show", id, "--as", "ken", "--lang", language)
      #expect(Array(shown.lines.dropFirst().prefix(3)) == ["Look"] + lines)
    }
    try await town.expectSound()
    #expect(try await town.run("delete", id).exitCode == 0)
    #expect(try town.media() == [])
  }

  @Test func withoutItsProgramAFilmIsRefusedInWords() async throws {
    let (town, folder) = (try await Town(), try TemporaryFolder())
    let file = try await TinyFilm.write(to: folder)
    let without = try await town.run(
      "post", "Look", "--photo", file, environment: ["PATH": folder.path("none")])
    #expect(
      without
        == Outcome(
          stdout: "",
          stderr: "Videos can't be posted here, since the server can't prepare them. Use a photo.\n",
          exitCode: 1))
    let long = try await TinyFilm.write(to: folder, as: "long.mp4", seconds: 180, rate: 1, size: "16x16")
    let refused = try await town.run("post", "Look", "--photo", long)
    #expect(
      refused.stderr == "The video is too long. It can last up to 2 minutes.\n" && refused.exitCode == 1)
    #expect(try await town.texts() == [] && town.media() == [])
  }

  @Test func aServerThatCannotEncodeFilmsOffersNoneAndItsLogSaysWhy() async throws {
    let (town, folder) = (try await Town(), try TemporaryFolder())
    try SocialTestSupport.Program.write("#!/bin/sh\necho Encoders:\n", to: folder.path("tools/ffmpeg"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let server = try await RunningServer(town, environment: ["PATH": "\(folder.path("tools")):\(path)"])
    // The program is asked while the server already answers.
    #expect(
      try await eventually {
        let instance = try JSONDocument(try await server.get("/api/v2/instance").body)
        let types = instance["configuration"]["media_attachments"]["supported_mime_types"].elements
        return types.map(\.text) == ["image/jpeg", "image/png", "image/gif", "image/webp"]
      })
    let log = try await server.stop().stderr
    let line = #"Videos aren't taken, since ffmpeg can't encode them missing="libx264 aac png""#
    #expect(log.components(separatedBy: line).count == 2, "\(log)")
  }

  @Test func killedInTheMiddleNothingGoesOnAndTheNextProgramMakesIt() async throws {
    let (town, folder) = (try await Town(), try TemporaryFolder())
    let file = try await TinyFilm.write(
      to: folder, seconds: 40, rate: 30, size: "1280x720", "-preset", "ultrafast")
    let program = try town.sandbox.start(["post", "Look", "--photo", file, "--data", town.data.path])
    #expect(try await eventually { try Self.makers(of: town) > 0 })
    program.signal(SIGKILL)
    _ = try await program.finish()
    // It ends when it's its turn, which comes last on a busy machine.
    #expect(try await eventually(within: .seconds(300)) { try Self.makers(of: town) == 0 })
    #expect(try await town.texts() == [])
    try await town.expectSound()
    // It's still another process's for a moment.
    let shell = try town.shell()
    #expect(
      try await eventually(within: .seconds(300)) {
        try town.media().contains { !$0.hasSuffix(".mp4") && !$0.hasSuffix(".given") }
      })
    shell.type("q\n")
    _ = try await shell.finish()
    try await town.expectSound()
  }

  /// How many processes make films of a town's.
  private static func makers(of town: Town) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
      // One that has ended meanwhile is none.
      guard let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
        return false
      }
      let text = String(decoding: command, as: UTF8.self)
      return text.contains("ffmpeg") && text.contains("file:\(town.data.path)")
    }.count
  }
}
