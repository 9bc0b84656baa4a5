import AppValues
import SocialTestSupport
import Testing

@testable import SocialTodoStore

struct LineReaderTests {
  /// A file in memory.
  private struct Bytes: SyncFile {
    let bytes: [UInt8]
    func status() throws(AppError) -> FileStatus {
      FileStatus(isFile: true, bytes: Int64(bytes.count), identity: [])
    }
    func read(_ count: Int, at offset: Int64) throws(AppError) -> [UInt8] {
      Array(bytes.dropFirst(Int(offset)).prefix(count))
    }
    func append(_ bytes: [UInt8]) throws(AppError) { throw .unsupported }
    func truncate(to length: Int64) throws(AppError) { throw .unsupported }
    func synchronize() throws(AppError) { throw .unsupported }
  }

  private func reader(_ bytes: [UInt8]) -> LineReader {
    LineReader(Bytes(bytes: bytes), end: Int64(bytes.count))
  }

  /// Their texts; nil for one that is too long.
  private func lines(_ reader: inout LineReader) throws -> [String?] {
    var lines: [String?] = []
    while let line = try reader.next() {
      if case .line(let bytes) = line {
        lines.append(String(decoding: bytes, as: UTF8.self))
      } else {
        lines.append(nil)
      }
    }
    return lines
  }

  @Test func aLineThatIsNotEndedWaits() throws {
    let bytes = Array("one\n\nthree\nfou".utf8)
    var reader = reader(bytes)
    let read = try lines(&reader)
    #expect(read == ["one", "", "three"])
    #expect(reader.offset == 11 && reader.lines == 3 && !reader.endsTooLong)
    #expect(reader.checksum == Checksum(of: bytes.prefix(11)))
  }

  @Test(arguments: [
    LineReader.longest - 1, LineReader.longest, LineReader.longest + 1, 3 * LineReader.longest + 7,
  ])
  func aLineThatIsTooLongIsPassedOver(_ length: Int) throws {
    let long = [UInt8](repeating: 0x61, count: length)
    let bytes = Array("one\n".utf8) + long + Array("\ntwo\n".utf8)
    var reader = reader(bytes)
    let middle = length > LineReader.longest ? nil : String(decoding: long, as: UTF8.self)
    let read = try lines(&reader)
    #expect(read == ["one", middle, "two"])
    #expect(
      reader.offset == Int64(bytes.count) && reader.checksum == Checksum(of: bytes) && reader.lines == 3)
  }

  @Test func aLineThatIsTooLongAndNotEndedIsSaid() throws {
    var reader = reader(Array("one\n".utf8) + [UInt8](repeating: 0x61, count: LineReader.longest + 1))
    let read = try lines(&reader)
    #expect(read == ["one"])
    #expect(reader.endsTooLong && reader.offset == 4)
  }

  @Test func oneGoesOnWhereOneWasUnlessThatHasChanged() throws {
    let bytes = Array((0..<20_000).map { "line \($0)\n" }.joined().utf8)
    var first = LineReader(Bytes(bytes: bytes), end: 100_000)
    let begun = try lines(&first)
    var reading = FileReading(name: "", device: try .sample("1"))
    (reading.offset, reading.checksum, reading.lines) = (first.offset, first.checksum, first.lines)
    var second = reader(bytes)
    let isSame = try second.pass(reading)
    #expect(isSame)
    let rest = try lines(&second)
    #expect(begun + rest == (0..<20_000).map { "line \($0)" })
    #expect(second.lines == 20_000 && second.checksum == Checksum(of: bytes))

    var changed = bytes
    changed[50_000] ^= 1
    var third = reader(changed)
    let isChanged = try !third.pass(reading)
    #expect(isChanged)
    var fourth = reader(Array(bytes.prefix(Int(reading.offset) - 1)))
    let isShorter = try !fourth.pass(reading)
    #expect(isShorter)
  }
}
