import AppValues
import Authentication
import Foundation
import SocialCredentials
import SocialFiles

/// The progress of making a demo network, in `demo.json` of the data folder (mode 0600): what it takes to continue
/// after a crash exactly where it stopped.
struct DemoRecord: Codable, Hashable {
  private static let version = 1

  private let version: Int
  let size: DemoSize
  /// The demo's present, in milliseconds. It stays the same when the work continues later.
  let now: Int64
  /// 256 random bits that the people's passwords are derived from; deleted at the end, so that no one can ever sign in
  /// as any of them but the guides.
  private(set) var secret: String
  /// The people to look around as, once all is done; nil in a record of an earlier version.
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

  /// A person you can sign in as. The password is safe here: anyone who can read the record can change the database.
  struct Guide: Codable, Hashable {
    let language: String
    let email: String
    let password: String
  }

  var isComplete: Bool { secret.isEmpty }

  /// The password that the demo uses for a person while it is being made.
  func password(of person: DemoPerson) -> String {
    AccessToken.hash("\(secret) \(person.handle)")
  }

  /// - Parameter guides: The people to look around as.
  mutating func complete(guides: [DemoPerson]) {
    self.guides = guides.map {
      Guide(language: $0.language.rawValue, email: $0.email, password: password(of: $0))
    }
    secret = ""
  }

  private static func file(in folder: PrivateFolder) -> PrivateFile { folder.file("demo.json") }

  /// Loads the record; nil when there is none, or it can't be understood.
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
