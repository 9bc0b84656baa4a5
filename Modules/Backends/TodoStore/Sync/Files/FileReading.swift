/// How far a file of changes has been read.
struct FileReading: Hashable, Codable, Sendable {
  /// The file's name in the folder.
  let name: String
  /// Whose file it is.
  let device: DeviceID
  /// Which of its device's files it is; 0 where the header can't be read.
  var generation = 0
  /// How many bytes were read: whole lines.
  var offset: Int64 = 0
  /// The checksum of these bytes: where they're others now, the file has been replaced.
  var checksum = Checksum()
  /// How many lines that were.
  var lines = 0
  /// How many lines the file had when it was compacted; of one's own file only.
  var compacted = 0
  /// Whether some of the lines were damaged.
  var isDamaged = false
  /// The file's identity when it had been read to its end; nil before.
  var identity: [Int64]?
}
