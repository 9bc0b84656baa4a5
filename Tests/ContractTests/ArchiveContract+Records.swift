import AppValues
import Archive
import SocialBackend

extension ArchiveContract {
  /// All that a person's account would export, but for the profile.
  func records(of person: Person) async throws -> [ArchiveRecord] {
    var records: [ArchiveRecord] = []
    for kind in ArchiveKind.allCases where kind != .profile {
      var cursor: Cursor?
      repeat {
        let page = try await person.can.exporting.records(of: kind, after: cursor)
        records += page.records
        cursor = page.next
      } while cursor != nil
    }
    return records
  }

  /// The records of a person that could be imported into an account.
  func records(of person: Person, intoAccount account: Person) async throws -> [ArchiveRecord] {
    var imported: [ArchiveRecord] = []
    for record in try await records(of: person) {
      if try await account.imports.importRecord(record) == .imported {
        imported.append(record)
      }
    }
    return imported
  }
}
