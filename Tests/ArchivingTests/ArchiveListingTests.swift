import AppValues
import Testing

@testable import SocialArchiving

@Suite("A table of contents")
struct ArchiveListingTests {
  private func listing(
    _ lines: [String], size: Int64 = 1000, limits: ArchiveLimits = ArchiveLimits()
  ) throws(AppError) -> ArchiveListing {
    try ArchiveListing(lines.map { $0 + "\n" }.joined(), size: size, limits: limits)
  }

  private func file(_ bytes: Int64, _ name: String = "a") -> String {
    "-rw-r--r--  0 1000 1000 \(bytes) Nov 21 12:00 \(name)"
  }

  @Test("tells how much is to come")
  func sums() throws {
    let listing = try listing([
      "drwxr-xr-x  0 1000 1000 0 Nov 21  2024 ./", file(100), file(300, "a name with  spaces"),
      file(7, "..."),
    ])
    #expect(listing.bytes == 407 && listing.largest == 300)
  }

  @Test(
    "with what leads out of the folder is refused",
    arguments: [
      "-rw-r--r--  0 0 0 1 Nov 21 12:00 ../a", "-rw-r--r--  0 0 0 1 Nov 21 12:00 /etc/passwd",
      "-rw-r--r--  0 0 0 1 Nov 21 12:00 a/../../b", #"-rw-r--r--  0 0 0 1 Nov 21 12:00 ..\a"#,
      #"-rw-r--r--  0 0 0 1 Nov 21 12:00 a\..\b"#, "lrwxrwxrwx  0 0 0 0 Nov 21 12:00 a -> /etc",
      "hrw-r--r--  0 0 0 0 Nov 21 12:00 a link to b", "crw-r--r--  0 0 0 1,3 Nov 21 12:00 null",
      "prw-r--r--  0 0 0 0 Nov 21 12:00 pipe",
    ])
  func unsafe(line: String) {
    #expect(throws: AppError.invalid(.file, .unsafe)) { try listing([file(1), line]) }
  }

  @Test(
    "that is not understood is refused",
    arguments: [
      " ", "nonsense", "-rw-r--r--  0 0 0 x Nov 21 12:00 a", "-rw-r--r--  0 0 0 -1 Nov 21 12:00 a",
    ])
  func malformed(line: String) {
    #expect(throws: AppError.invalid(.file, .malformed)) { try listing([file(1), line + "\n" + line]) }
  }

  @Test("of more than may come is refused, and the limit itself is not")
  func limits() throws {
    var limits = ArchiveLimits()
    (limits.entries, limits.bytes, limits.fileBytes) = (3, 10 << 20, 6 << 20)
    let tooMany = AppError.invalid(.file, .tooManyBytes(megabytes: 10))
    #expect(try listing([file(5 << 20), file(5 << 20)], limits: limits).bytes == 10 << 20)
    #expect(throws: tooMany) { try listing([file(5 << 20), file(5 << 20), file(1)], limits: limits) }
    #expect(throws: tooMany) { try listing([file((6 << 20) + 1)], limits: limits) }
    #expect(throws: tooMany) { try listing(Array(repeating: file(0), count: 4), limits: limits) }
  }

  @Test("of far more than its archive could hold is refused, unless it is little")
  func bomb() throws {
    var limits = ArchiveLimits()
    (limits.ratio, limits.harmless) = (10, 1 << 20)
    #expect(try listing([file(1 << 20)], size: 1, limits: limits).bytes == 1 << 20)
    #expect(throws: AppError.invalid(.file, .tooManyBytes(megabytes: limits.megabytes))) {
      try listing([file(2 << 20)], size: 100_000, limits: limits)
    }
    #expect(try listing([file(2 << 20)], size: 300_000, limits: limits).bytes == 2 << 20)
  }
}
