import Foundation
import SocialPrograms
import Testing

@Suite("QR codes by another program", .timeLimit(.minutes(2)))
struct QRCodeProgramTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  private static let isInstalled = path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/qrencode")
  }

  @Test("are squares with a finder in three corners", .enabled(if: isInstalled))
  func squares() async throws {
    let rows = try #require(
      await QRCodeProgram(path: Self.path, patience: .seconds(60))
        .modules(of: "otpauth://totp/a:b?secret=JBSWY3DP"))
    #expect(rows.count % 4 == 1 && rows.count >= 21 && rows.allSatisfy { $0.count == rows.count })
    let last = rows.count - 7
    for (row, column) in [(0, 0), (0, last), (last, 0)] {
      #expect(rows[row][column..<column + 7].allSatisfy { $0 })
      #expect(rows[row + 1][column + 1..<column + 6].allSatisfy { !$0 })
      #expect(rows[row + 3][column + 3])
    }
  }

  @Test("aren't there without it, nor of what is too long")
  func none() async {
    #expect(await QRCodeProgram(path: "/nowhere").modules(of: "text") == nil)
    #expect(
      await QRCodeProgram(path: Self.path, patience: .seconds(60)).modules(
        of: String(repeating: "a", count: 10_000)) == nil)
  }
}
