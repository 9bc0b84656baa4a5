import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile

struct NoteCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "note",
      abstract: .text(
        "Note something about a person, for you alone; \"\" removes the note.",
        ja: "人について自分だけのメモを書きます。\"\" で消します。"),
      discussion: .examples("socialconnect note ken \"Met at the tea house\""))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .whom) var handle: String
  @Argument(help: .text("What to note, at most 2000 characters.", ja: "メモの内容。2000文字まで。")) var text: String
  var subject: ErrorSubject? { .person }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setNote(text, about: person)
  }
}
