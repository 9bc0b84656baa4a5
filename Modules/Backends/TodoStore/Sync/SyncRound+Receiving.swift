import AppValues
import SocialScheduling

extension SyncRound {
  /// Takes in what is new in all files of the folder: others', copies of any, and this device's own, which may hold
  /// what a backup of the database doesn't.
  ///
  /// - Returns: Whether that was all; not where a file has changed in what was read of it before.
  mutating func receiveAll(
    _ names: [String], in folder: any SyncFolder, _ memory: inout SyncMemory
  ) async throws(AppError) -> Bool {
    let devices = Set(
      memory.readings.values.map(\.device) + names.compactMap(ChangeFile.device) + [memory.device])
    for name in names where ChangeFile.isCandidate(name, knowing: devices) {
      if try await !receive(name, in: folder, knowing: devices, &memory) { return false }
    }
    return true
  }

  private mutating func receive(
    _ name: String, in folder: any SyncFolder, knowing devices: Set<DeviceID>, _ memory: inout SyncMemory
  ) async throws(AppError) -> Bool {
    let (known, device) = (memory.readings[name], memory.device)
    let own = ChangeFile.name(of: device)
    let opening: ChangeFileReader.Opening
    do throws(AppError) {
      opening = try await BlockingWork.run { () throws(AppError) in
        try ChangeFileReader.open(name, in: folder, after: known, by: device, knowing: devices)
      }
    } catch {
      return try survive(error, reading: name, wasRead: known != nil, own: own)
    }
    switch opening {
    case .unchanged, .ignored: return true
    case .replaced: return false
    case .cutOff:
      tell(.fileCutOff(file: name))
      return false
    case .newer:
      tell(.newerVersion(file: name))
      // An older version of the app is not to write to what a newer one wrote.
      if name == own { throw .storage(.newerVersion) }
      return true
    case .tooLong(let bytes):
      tell(.longFile(file: name, bytes: bytes))
      return known == nil
    case .reader(let reader):
      if known == nil { introduce(reader) }
      return try await receive(reader, &memory)
    }
  }

  private mutating func introduce(_ reader: ChangeFileReader) {
    let reading = reader.reading
    if reading.isDamaged { tell(.damagedHeader(file: reading.name)) }
    if ChangeFile.device(of: reading.name) != reading.device {
      tell(.conflictingCopy(file: reading.name, device: reading.device.rawValue))
    }
  }

  private mutating func receive(
    _ reader: ChangeFileReader, _ memory: inout SyncMemory
  ) async throws(AppError) -> Bool {
    let own = ChangeFile.name(of: memory.device)
    var reader = reader
    while true {
      let batch: ChangeFileReader.Batch?
      do throws(AppError) {
        batch = try await reader.readOn(atMost: limits.batch)
      } catch {
        return try survive(error, reading: reader.reading.name, wasRead: false, own: own)
      }
      guard let batch else { return true }
      try await take(batch, reader.reading, &memory)
    }
  }

  private mutating func take(
    _ batch: ChangeFileReader.Batch, _ reading: FileReading, _ memory: inout SyncMemory
  ) async throws(AppError) {
    let now = clock.now()
    let ahead = batch.changes.map(\.entry.time).filter {
      HybridLogicalClock.isAhead($0, of: now) && $0.device != memory.device
        && !memory.devicesAhead.contains($0.device)
    }
    let received = ReceivedBatch(
      changes: batch.changes, reading: reading, devicesAhead: Set(ahead.map(\.device)))
    let later = try await store.receive(received)
    self.received.formUnion(later.todos)
    report.received = self.received.count
    report.overruled += later.overruled
    memory.readings[reading.name] = reading
    memory.devicesAhead.formUnion(received.devicesAhead)
    for device in received.devicesAhead.sorted() {
      guard let time = ahead.filter({ $0.device == device }).max() else { continue }
      tell(.clockAhead(device: device.rawValue, time: time.timestamp))
    }
    tellLines(batch, of: reading.name)
  }

  private mutating func tellLines(_ batch: ChangeFileReader.Batch, of name: String) {
    for case (let lines, let isLong) in [(batch.damaged, false), (batch.tooLong, true)] where !lines.isEmpty {
      var (first, count) = (lines[0], lines.count)
      report.problems.removeAll { problem in
        switch problem {
        case .damagedLines(name, let before, let more) where !isLong,
          .longLines(name, let before, let more) where isLong:
          (first, count) = (before, count + more)
          return true
        default: return false
        }
      }
      tell(
        isLong
          ? .longLines(file: name, first: first, count: count)
          : .damagedLines(file: name, first: first, count: count))
    }
  }

  /// Goes on without a file, as long as it's not the folder that has gone.
  private mutating func survive(
    _ fault: AppError, reading name: String, wasRead: Bool, own: String
  ) throws(AppError) -> Bool {
    switch fault {
    case .unavailable: throw fault
    // What can't be read must not be replaced.
    case _ where name == own: throw fault
    case .storage(.notAFile):
      tell(.notAFile(file: name))
      return !wasRead
    default:
      tell(.unreadable(file: name, fault))
      return true
    }
  }
}
