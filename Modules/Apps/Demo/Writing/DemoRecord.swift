import AppValues
import Authentication
import Foundation
import SocialCredentials

/// How far the demo network of a database has come, in `demo.json` of the data folder (mode 0600): what it
/// takes to go on after a crash exactly where it stopped.
struct DemoRecord: Codable, Hashable {
  private static let version = 1

  private let version: Int
  let size: DemoSize
  /// The instant at which the network is told, in milliseconds: it stays when the telling goes on later.
  let now: Int64
  /// What the people's passwords are made of while they are being made, 256 random bits; forgotten when all is
  /// done, so that nobody can ever sign in as them, but for the guides.
  private(set) var secret: String
  /// As whom one looks around, when all is done; nil in what an earlier version wrote.
  private(set) var guides: [Guide]?
  /// How many of the events have happened for certain.
  var done = 0
  var summary = DemoSummary()

  init(_ size: DemoSize, at now: Timestamp) {
    version = Self.version
    self.size = size
    self.now = now.milliseconds
    secret = AccessToken.random()
  }

  /// One of the people as whom one can sign in: anyone who can read the record can do anything with the database.
  struct Guide: Codable, Hashable {
    let language: String
    let email: String
    let password: String
  }

  var isComplete: Bool { secret.isEmpty }

  /// Nobody's but the demo's own, while it is being made.
  func password(of person: DemoPerson) -> String {
    AccessToken.hash("\(secret) \(person.handle)")
  }

  /// - Parameter guides: As whom one looks around.
  mutating func complete(guides: [DemoPerson]) {
    self.guides = guides.map {
      Guide(language: $0.language.rawValue, email: $0.email, password: password(of: $0))
    }
    secret = ""
  }

  private static func file(in folder: PrivateFolder) -> PrivateFile { folder.file("demo.json") }

  /// What is on record; nil when there is nothing, or nothing that can be understood.
  static func load(from folder: PrivateFolder) throws(AppError) -> DemoRecord? {
    guard let bytes = try file(in: folder).read() else { return nil }
    // A damaged record is as good as none: what is in the database then decides.
    let record = try? JSONDecoder().decode(DemoRecord.self, from: Data(bytes))
    return record?.version == version ? record : nil
  }

  func save(in folder: PrivateFolder) throws(AppError) {
    do {
      try Self.file(in: folder).replace(with: [UInt8](JSONEncoder().encode(self)))
    } catch let error as AppError {
      throw error
    } catch {
      throw .unexpected(reference: "demo-encoding")
    }
  }
}
