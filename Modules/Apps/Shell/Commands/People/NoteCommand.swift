import AppValues
import ArgumentParser
import Entities
import Presentation
import Profile
import SocialMenuShell

struct NoteCommand: RelationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "note",
      abstract: .text(
        "Write a private note about a person; \"\" deletes it.",
        ja: "ユーザーについて、自分だけのメモを保存します。\"\" で削除します。"),
      discussion: .examples(
        .text(
          "socialconnect note ken \"Met at the tea house\"",
          ja: "socialconnect note ken \"茶会で会った人\"")))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .handle) var handle: String
  @Argument(help: .text("The note, up to 2,000 characters.", ja: "メモの内容（2,000文字まで）。")) var text: String
  var subject: ErrorSubject? { .person }

  @MainActor
  func change(_ person: ID<User>, _ people: ProfileInteractor) async throws(AppError) -> User {
    try await people.setNote(text, about: person)
  }
}
