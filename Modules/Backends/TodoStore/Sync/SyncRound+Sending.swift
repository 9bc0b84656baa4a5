import AppValues
import SocialScheduling

extension SyncRound {
  /// Writes what the folder lacks to this device's own file, all of which has been read in this round.
  mutating func send(
    _ names: [String], in folder: any SyncFolder, _ memory: inout SyncMemory
  ) async throws(AppError) {
    let writer = ChangeFileWriter(folder, device: memory.device)
    let own = memory.readings[ChangeFile.name(of: memory.device)]
    var reading: FileReading
    let isKept = own.map { $0.device == memory.device && !isWorthReplacing($0) } ?? false
    if let own, isKept {
      reading = own
    } else {
      try await BlockingWork.run { () throws(AppError) in try writer.removeLeftovers(among: names) }
      reading = try await replace(own, writer, in: folder, memory)
    }
    while true {
      let changes = try await store.unshared(atMost: limits.batch)
      if changes.isEmpty { return }
      reading = try await BlockingWork.run { [reading] () throws(AppError) in
        try writer.append(changes, after: reading)
      }
      // What a new file begins with is not out of date.
      if !isKept { reading.compacted = reading.lines }
      try await store.sent(changes, reading)
      sent.formUnion(changes.map(\.todo))
      report.sent = sent.count
    }
  }

  /// Whether so many of the lines may be out of date that the file is worth writing again, or some can't be read.
  private func isWorthReplacing(_ own: FileReading) -> Bool {
    own.isDamaged || own.lines - own.compacted > max(limits.slack, 2 * own.compacted)
  }

  /// Puts a new file in the place of this device's own, with those of its lines that still say what is known: what is
  /// out of date was replaced by what is in this or another file of the folder.
  private func replace(
    _ own: FileReading?, _ writer: ChangeFileWriter, in folder: any SyncFolder, _ memory: SyncMemory
  ) async throws(AppError) -> FileReading {
    let begun = try await BlockingWork.run { () throws(AppError) in try writer.beginReplacement(of: own) }
    do throws(AppError) {
      let replacement = if let own { try await copy(own, to: begun, in: folder) } else { begun }
      let reading = try await BlockingWork.run { () throws(AppError) in try writer.finish(replacement) }
      try await store.sent([], reading)
      return reading
    } catch {
      await BlockingWork.run { writer.discard(begun) }
      throw error
    }
  }

  private func copy(
    _ own: FileReading, to replacement: ChangeFileWriter.Replacement, in folder: any SyncFolder
  ) async throws(AppError) -> ChangeFileWriter.Replacement {
    var (replacement, seen) = (replacement, Set<FieldChange>())
    guard var reader = try await reader(of: own, in: folder) else { throw .storage(.locked) }
    while let batch = try await reader.readOn(atMost: limits.batch) {
      let current = try await store.current(among: batch.changes).filter { seen.insert($0).inserted }
      replacement = try await BlockingWork.run { [replacement] () throws(AppError) in
        var replacement = replacement
        try replacement.write(current)
        return replacement
      }
    }
    // Something else has written to it; what that was is read in the next round.
    guard reader.reading.offset == own.offset, reader.reading.checksum == own.checksum else {
      throw .storage(.locked)
    }
    return replacement
  }

  private func reader(
    of own: FileReading, in folder: any SyncFolder
  ) async throws(AppError) -> ChangeFileReader? {
    let opening = try await BlockingWork.run { () throws(AppError) in
      try ChangeFileReader.open(own.name, in: folder, after: nil, by: own.device, knowing: [own.device])
    }
    return if case .reader(let reader) = opening { reader } else { nil }
  }
}
