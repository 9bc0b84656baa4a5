import AppScreens
import Entities
import Foundation
import Testing

@testable import Archive

/// What `help archive` says of the files.
@Suite struct ArchiveHelpTests {
  @Test(arguments: Language.builtIn) func itFitsIntoItsColumns(language: Language) {
    let lines = ArchiveFormat.help(in: language).split(separator: "\n")
    #expect(lines.filter { TextWidth.columns($0) > 78 } == [])
  }

  @Test(arguments: Language.builtIn) func itTellsOfEveryFileAndEveryKey(language: Language) throws {
    let help = ArchiveFormat.help(in: language)
    let words = Set(help.matches(of: /[A-Za-z]+(?:\.json)?/).map { String($0.output) })
    let files = ArchiveKind.allCases.compactMap(ArchiveFormat.fileName) + [ArchiveFormat.headName]
    let keys =
      try keys(of: HeadDocument.self, #"{"format": "", "version": 1, "account": {"handle": "", "name": ""}}"#)
      + keys(of: HeadDocument.Account.self, #"{"handle": "", "name": ""}"#)
      + keys(of: HeadDocument.Field.self, #"{"label": "", "value": ""}"#)
      + keys(of: PostFacts.self, #"{"key": "", "createdAt": "", "visibility": ""}"#)
      + keys(of: PostContent<ArchivedPhoto>.self, #"{"text": ""}"#)
      + keys(of: PostFacts.Reference.self, #"{"key": ""}"#)
      // The id of what has come in is in no file.
      + keys(of: ArchivedPhoto.self, #"{"file": ""}"#).filter { $0 != "id" }
      + keys(
        of: PollQuestion.self,
        #"{"options": [], "allowsSeveral": false, "hidesTotals": false, "duration": 1}"#)
      + keys(of: Place.self, #"{"name": ""}"#) + keys(of: PostFacts.VersionFacts.self, #"{"at": ""}"#)
      + keys(of: MarkDocument.self, #"{"key": ""}"#) + keys(of: FollowDocument.self, #"{"handle": ""}"#)
      + keys(of: ListDocument.self, #"{"title": "", "members": []}"#)
      + keys(of: TagDocument.self, #"{"name": ""}"#) + keys(of: MuteDocument.self, #"{"handle": ""}"#)
      + keys(of: NoteDocument.self, #"{"handle": "", "text": ""}"#)
    #expect(keys.count > 40)
    #expect(Set(files + keys).subtracting(words) == [])
  }

  @Test func everyPartOfItIsInTheLanguageAskedFor() {
    for part in ArchiveFormat.help(in: .japanese).split(separator: "\n\n") {
      #expect(part.contains(/\p{Hiragana}/))
    }
    #expect(ArchiveFormat.help(in: .english).contains(/[^\x00-\x7F]/) == false)
    #expect(ArchiveFormat.help(in: .english).contains("imported in full"))
  }

  /// All keys of a document, also those that this one does not have.
  private func keys<Document: Decodable>(of type: Document.Type, _ example: String) throws -> [String] {
    let document = try JSONDecoder().decode(type, from: Data(example.utf8))
    return Mirror(reflecting: document).children.compactMap(\.label)
  }
}
