import AppValues
import Entities
import Foundation
import SocialTestSupport
import Testing

@testable import SocialMediaStorage

@Suite("Films")
struct FilmWorkshopTests {
  private let fixtures: Fixtures
  private let workshop: FilmWorkshop

  init() throws {
    fixtures = try Fixtures()
    workshop = try #require(FilmWorkshop(path: Self.path))
  }

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  private func made(_ film: String) async throws -> (film: MadeFilm, path: String) {
    let path = try fixtures.write([], to: "made.mp4")
    return (try await workshop.make(film, into: path), path)
  }

  @Test("become MP4 with H.264 and AAC, without what cameras note", arguments: ["mp4", "mov", "webm"])
  func types(_ ending: String) async throws {
    let given = try await TinyFilm.write(
      to: fixtures.folder, as: "given.\(ending)", size: "65x47", "-metadata", "title=Secret", "-metadata",
      "location=+35.6586+139.7454/", "-pix_fmt", "yuv420p", "-vf", "pad=66:48")
    let look = try #require(try await workshop.look(at: given))
    #expect(look.kind == .video && look.width == 66 && look.height == 48)
    let (film, path) = try await made(given)
    #expect(film.width == 66 && film.height == 48 && abs(film.duration - 1000) < 100)
    #expect(film.frameRate == "10/1" && film.bitrate ?? 0 > 0)
    let facts = try await TinyFilm.facts(of: path)
    for fact in ["codec_name=h264", "pix_fmt=yuv420p", "codec_name=aac"] { #expect(facts.contains(fact)) }
    let bytes = try fixtures.bytes(of: "made.mp4")
    let (index, content) = (
      bytes.firstRange(of: Array("moov".utf8)), bytes.firstRange(of: Array("mdat".utf8))
    )
    #expect(try #require(index).lowerBound < #require(content).lowerBound, "It begins to play at once.")
    for word in ["Secret", "35.6586", "Lavf"] { #expect(bytes.firstRange(of: Array(word.utf8)) == nil) }
    let still = try await fixtures.pixels(film.still)
    #expect(still.width == 66 && still.height == 48)
  }

  @Test("are moving pictures, too, which have no sound; one that stands still is a photo")
  func gif() async throws {
    let given = try await TinyFilm.write(to: fixtures.folder, as: "given.gif", size: "33x21")
    #expect(try await workshop.look(at: given)?.kind == .animation)
    let (film, path) = try await made(given)
    #expect(film.width == 32 && film.height == 20 && film.duration == 1000)
    #expect(try await !TinyFilm.facts(of: path).contains("codec_type=audio"))
    #expect(try await workshop.look(at: try await fixtures.picture("still.gif")) == nil)
  }

  @Test("are made smaller where they are large, and no faster than players are")
  func size() async throws {
    let given = try await TinyFilm.write(to: fixtures.folder, as: "given.mp4", rate: 100, size: "2560x1440")
    let film = try await made(given).film
    #expect(film.width == 1920 && film.height == 1080 && film.frameRate == "60/1")
  }

  @Test("are refused when they are too long, at once if they say so")
  func long() async throws {
    let long = try await TinyFilm.write(
      to: fixtures.folder, as: "long.mp4", seconds: 122, rate: 2, size: "16x16")
    await #expect(throws: AppError.invalid(.film, .outOfRange)) { try await workshop.look(at: long) }
    let silent = try await TinyFilm.write(
      to: fixtures.folder, as: "silent.webm", seconds: 123, rate: 2, size: "16x16", "-live", "1")
    #expect(try #require(try await workshop.look(at: silent)).duration == nil)
    await #expect(throws: AppError.invalid(.film, .outOfRange)) { try await made(silent) }
    let whole = try await TinyFilm.write(
      to: fixtures.folder, as: "w.mp4", seconds: 120, rate: 2, size: "16x16")
    #expect(try await workshop.look(at: whole) != nil)
  }

  @Test("are refused when they are too large, before anyone looks inside")
  func large() async throws {
    let given = try await TinyFilm.write(to: fixtures.folder)
    #expect(truncate(given, 41 * 1_048_576) == 0)
    await #expect(throws: AppError.invalid(.film, .tooManyBytes(megabytes: 40))) {
      try await workshop.look(at: given)
    }
    let wide = try await TinyFilm.write(to: fixtures.folder, as: "wide.mp4", rate: 1, size: "4096x2176")
    await #expect(throws: AppError.invalid(.film, .tooManyPixels(megapixels: 8))) {
      try await workshop.look(at: wide)
    }
  }

  @Test("are refused when they are cut short, or only begin as one")
  func damaged() async throws {
    _ = try await TinyFilm.write(to: fixtures.folder)
    let whole = try fixtures.bytes(of: "film.mp4")
    let noise = Array("\0\0\0\u{18}ftypisom".utf8) + [UInt8](repeating: 7, count: 5000)
    for bytes in [
      Array(whole.prefix(whole.count / 2)), Array(whole.prefix(40)), noise, [0x1A, 0x45, 0xDF, 0xA3, 1, 2],
    ] {
      let path = try fixtures.write(bytes, to: "damaged.mp4")
      await #expect(throws: AppError.invalid(.film, .malformed)) { try await workshop.look(at: path) }
    }
  }

  @Test("are refused, too, when only their end is missing")
  func endless() async throws {
    _ = try await TinyFilm.write(to: fixtures.folder, seconds: 20, "-movflags", "+faststart")
    let whole = try fixtures.bytes(of: "film.mp4")
    let cut = try fixtures.write(Array(whole.prefix(whole.count / 2)), to: "cut.mp4")
    #expect(try await workshop.look(at: cut)?.duration ?? 0 > 19_000)
    await #expect(throws: AppError.invalid(.film, .malformed)) { try await made(cut) }
    _ = try await made(fixtures.path("film.mp4"))
  }

  @Test(
    "are known by their content: a text that names other files is none, whatever its name says",
    arguments: [
      "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n",
      "#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/\n", "ffconcat version 1.0\nfile '/etc/passwd'\n",
      "v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 1 RTP/AVP 96\n",
      "<MPD xmlns='urn:mpeg:dash:schema:mpd:2011'/>\n",
      "Dear diary, this is no film.\n",
    ])
  func texts(_ text: String) async throws {
    let path = try fixtures.write(Array(text.utf8), to: "film.mp4")
    #expect(try await workshop.look(at: path) == nil)
    #expect(!FilmWorkshop.isVideo(path))
    await #expect(throws: AppError.invalid(.photo, .unsupported)) {
      _ = try await PhotoWorkshop().prepare(path)
    }
  }

  @Test("aren't made where a program is missing")
  func missing() throws {
    let tools = try fixtures.tool("ffmpeg", "exit 0").split(separator: ":")[0]
    #expect(FilmWorkshop(path: String(tools)) == nil && FilmWorkshop(path: "") == nil)
  }

  @Test("aren't made by a program that can't encode them, and pictures that move stay pictures")
  func encoders() async throws {
    #expect(try await workshop.missingEncoders() == [])
    let film = try await TinyFilm.write(to: fixtures.folder)
    let picture = try await TinyFilm.write(to: fixtures.folder, as: "moving.gif")
    let listings = [
      #"printf 'Encoders:\n V..... = Video\n ------\n V....D png  PNG image\n A....D aac  AAC\n V....D libx264rgb\n'"#:
        ["libx264"],
      "exit 1": ["libx264", "aac", "png"], "echo Encoders:": ["libx264", "aac", "png"],
    ]
    for (script, missing) in listings {
      let other = try #require(FilmWorkshop(path: try fixtures.tool("ffmpeg", script)))
      #expect(try await other.missingEncoders() == missing)
      await #expect(throws: AppError.invalid(.film, .unsupported)) { try await other.look(at: film) }
      #expect(try await other.look(at: picture) == nil)
    }
    // It's asked once.
    let other = try #require(FilmWorkshop(path: try fixtures.tool("ffmpeg", TinyFilm.encoders)))
    #expect(try await other.look(at: film)?.kind == .video)
    _ = try fixtures.tool("ffmpeg", "exit 1")
    #expect(try await other.look(at: film)?.kind == .video)
  }

  @Test(
    "whose making takes too long, or fails, or makes nothing, are refused",
    arguments: ["hang", "fail", "nothing"])
  func misbehaving(_ how: String) async throws {
    let given = try await TinyFilm.write(to: fixtures.folder)
    var limits = FilmLimits.standard
    if how == "hang" { limits.patience = .seconds(1) }
    let scripts = ["hang": "while :; do :; done", "fail": "exit 1", "nothing": "echo hello"]
    let path = try fixtures.tool("ffmpeg", scripts[how] ?? "")
    let workshop = try #require(FilmWorkshop(path: path, limits: limits))
    let made = try fixtures.write([], to: "made.mp4")
    let error: AppError = how == "hang" ? .timeout : .invalid(.film, .malformed)
    await #expect(throws: error) { try await workshop.make(given, into: made) }
  }

  @Test("that no one waits for any more are no longer made")
  func cancelled() async throws {
    let given = try await TinyFilm.write(to: fixtures.folder)
    let made = try fixtures.write([], to: "made.mp4")
    let path = try fixtures.tool("ffmpeg", "echo $$ >'\(made)'; while :; do :; done")
    let workshop = try #require(FilmWorkshop(path: path))
    let work = Task {
      await #expect(throws: AppError.cancelled) { try await workshop.make(given, into: made) }
    }
    var process: Int32?
    #expect(
      try await eventually {
        // Until it's there, there is nothing to read.
        process = (try? fixtures.bytes(of: "made.mp4")).flatMap { bytes in
          Int32(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
        }
        return process != nil
      })
    work.cancel()
    _ = await work.value
    let stopped = try #require(process)
    #expect(try await eventually { kill(stopped, 0) != 0 })
  }
}
