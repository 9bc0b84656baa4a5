import AppValues
import Entities
import Foundation
import SocialTestSupport
import Testing

@testable import SocialMediaStorage

@Suite("What is no photo")
struct BadPhotoTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  private func expect(
    _ rule: InputRule, _ path: String, program: String? = nil
  ) async {
    await #expect(throws: AppError.invalid(.photo, rule)) {
      _ = try await PhotoWorkshop(program: program).prepare(path)
    }
  }

  @Test("is refused where it cannot be had")
  func unreachable() async throws {
    await expect(.missing, fixtures.path("nothing.jpg"))
    await expect(.missing, "")
    await expect(.unreadable, fixtures.folder.url.path)
    await expect(.unreadable, "/dev/zero")
    let pipe = fixtures.path("pipe.jpg")
    #expect(mkfifo(pipe, 0o600) == 0)
    await expect(.unreadable, pipe)
  }

  @Test("is refused when it may not be read", .enabled(if: geteuid() != 0, "The superuser may read all."))
  func forbidden() async throws {
    let path = try await fixtures.picture("secret.jpg")
    chmod(path, 0)
    await expect(.unreadable, path)
  }

  @Test("is known by its content, whatever its name says")
  func disguised() async throws {
    await expect(.unsupported, try fixtures.write(Array("Dear diary\n".utf8), to: "diary.jpg"))
    await expect(.unsupported, try fixtures.write(Array("<svg xmlns='x'/>".utf8), to: "drawing.png"))
    await expect(.malformed, try fixtures.write([], to: "empty.png"))
    await expect(.malformed, try fixtures.write([0xFF, 0xD8, 0xFF] + Array("no".utf8), to: "short.jpg"))
    let noise = Array("\0\0\0\u{18}ftypheic".utf8) + [UInt8](repeating: 7, count: 500)
    await expect(.unsupported, try fixtures.write(noise, to: "noise.heic"))
  }

  @Test("is refused when it is cut short", arguments: ["jpg", "png", "webp", "gif"])
  func truncated(_ format: String) async throws {
    // Noise, so that what is missing cannot be guessed.
    try await fixtures.picture("whole.\(format)", 200, 200) { x, y in
      [x &* 7919 ^ y &* 104_729, x &* y &* 31, y &* 7577].map { UInt8(truncatingIfNeeded: $0 >> 2) }
    }
    let whole = try fixtures.bytes(of: "whole.\(format)")
    await expect(.malformed, try fixtures.write(Array(whole.prefix(whole.count / 2)), to: "half.\(format)"))
  }

  @Test("is refused when it is too large, before anybody looks inside")
  func tooLarge() async throws {
    let path = try await fixtures.picture("large.jpg")
    let size = 20 * 1_048_576
    #expect(truncate(path, off_t(size)) == 0)
    let watched = try fixtures.program("touch \(fixtures.path("looked"))")
    await expect(.tooManyBytes(megabytes: 16), path, program: watched)
    #expect(!FileManager.default.fileExists(atPath: fixtures.path("looked")))
  }

  @Test("is refused when it has too many pixels, before they are unpacked")
  func tooManyPixels() async throws {
    try await fixtures.picture("claim.jpg")
    var bytes = try fixtures.bytes(of: "claim.jpg")
    // The header of a frame: its length, its depth, then height and width.
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xC3, 0x50, 0xC3, 0x50])
    let path = try fixtures.write(bytes, to: "claim.jpg")
    // To unpack them would take more memory than there is, and there is nothing behind the header.
    await expect(.tooManyPixels(megapixels: 33), path)
  }
}

@Suite("What makes pictures, and misbehaves,")
struct BadPhotoMakerTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  private func error(_ script: String, patience: Duration = .seconds(300)) async throws -> AppError? {
    let picture = try await fixtures.picture("picture.jpg")
    var limits = PhotoLimits.standard
    limits.patience = patience
    let program = try fixtures.program(script)
    return await error(PhotoWorkshop(limits: limits, program: program), picture)
  }

  private func error(_ workshop: PhotoWorkshop, _ picture: String) async -> AppError? {
    do throws(AppError) {
      _ = try await workshop.prepare(picture)
      return nil
    } catch {
      return error
    }
  }

  @Test("by hanging is stopped, with all that it has started")
  func hangs() async throws {
    let note = fixtures.path("child")
    let script = "sleep 1000 & echo $! > \(note); wait"
    var child: Int32?
    // On a busy machine it may be stopped before it has begun.
    for seconds in [1, 5, 25, 125] where child == nil {
      #expect(try await error(script, patience: .seconds(seconds)) == .timeout)
      let text = FileManager.default.contents(atPath: note).map { String(decoding: $0, as: UTF8.self) }
      child = text.flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
    }
    let process = try #require(child)
    #expect(try await eventually { !Self.isRunning(process) })
  }

  /// Whether a process runs; one that has ended and that no one has asked after does not.
  private static func isRunning(_ process: Int32) -> Bool {
    // What has no state any more does not run.
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return status.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  @Test("by dying costs the photo, and nothing else", arguments: ["kill -SEGV $$", "exit 1", "exit 0"])
  func dies(_ script: String) async throws {
    #expect(try await error(script) == .invalid(.photo, .malformed))
  }

  @Test("by answering without end is stopped")
  func floods() async throws {
    #expect(try await error("exec cat /dev/zero") == .invalid(.photo, .malformed))
  }

  @Test("by complaining at length is not listened to")
  func complains() async throws {
    // Three pictures, the last of which is black.
    let answer = #"jpg 0 4 3 2\njpg 0 2 1 1\nother 0 32 32 3072\n\nab"#
    let script = "head -c 20000000 /dev/zero >&2; printf '\(answer)c'; head -c 3072 /dev/zero"
    #expect(try await error(script) == nil)
  }

  @Test(
    "by answering nonsense is not believed",
    arguments: [
      "hello", #"jpg 0 4 3 2\n\nab"#, #"jpg 0 4 3 9\njpg 0 2 1 9\nother 0 32 32 3072\n\nab"#,
      #"jpg 0 -4 3 1\njpg 0 2 1 1\nother 0 32 32 1\n\nabc"#,
      #"jpg 2 4 3 1\njpg 0 2 1 1\nother 0 32 32 1\n\nabc"#,
      #"jpg 0 4 3 1\njpg 0 2 1 1\nother 0 32 32 1\n\nabc"#,
      #"jpg 0 4 3 1\njpg 0 2 1 1\nother 0 32 32 1\n\nabcdef"#,
    ])
  func nonsense(_ answer: String) async throws {
    #expect(try await error("printf '\(answer)'") == .invalid(.photo, .malformed))
  }

  @Test("by not being there is named")
  func missing() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let workshop = PhotoWorkshop(program: nil, library: "libnowhere.so.1")
    #expect(await error(workshop, picture) == .invalid(.photo, .toolMissing(package: "libvips42")))
  }

  @Test("is ended when no one waits for it any more")
  func cancelled() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let started = fixtures.path("started")
    let program = try fixtures.program("touch \(started); exec sleep 1000")
    let workshop = PhotoWorkshop(program: program)
    let work = Task { await error(workshop, picture) }
    #expect(try await eventually { FileManager.default.fileExists(atPath: started) })
    work.cancel()
    #expect(await work.value == .cancelled)
  }
}
