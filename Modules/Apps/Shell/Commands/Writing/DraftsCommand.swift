import AppScreens
import AppValues
import ArgumentParser
import Entities
import Post
import SocialMenuShell

struct DraftsCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "drafts", \WritingHelpStrings.drafts,
      examples: "socialconnect drafts", "socialconnect drafts show comment-117656250066075648")
  }

  enum Action: String, ExpressibleByArgument, CaseIterable {
    case list
    case show
    case discard
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\WritingHelpStrings.draftAction)) var action = Action.list
  @Argument(help: .text(\WritingHelpStrings.draftName)) var name: String?

  func validate() throws {
    if (action == .list) != (name == nil) {
      throw ValidationError(.text(\WritingHelpStrings.draftNameNeeded))
    }
  }

  func run(in context: CommandContext) async throws(AppError) {
    let (_, session) = try await context.signedIn()
    let drafts = DraftInteractor(store: context.drafts(.signedIn(session)), clock: context.view.clock)
    guard let name else { return try list(try await drafts.list(), context) }
    guard let draft = try await drafts.load(ID(name)) else { throw .notFound }
    if action == .discard {
      try await drafts.discard(draft.id)
      context.output.note(DraftsStrings.of(context.words.language).discarded)
      if options.printsJSON { try context.output.json(JSONFormats.draft.document(draft)) }
    } else if options.printsJSON {
      try context.output.json(JSONFormats.draft.document(draft))
    } else {
      try context.output.line(draft.form.content.text)
    }
  }

  @MainActor
  private func list(_ drafts: [Draft], _ context: CommandContext) throws(AppError) {
    if options.printsJSON { return try context.output.json(.array(drafts.map(JSONFormats.draft.document))) }
    let strings = DraftsStrings.of(context.words.language)
    let rendering = DraftRendering(strings: strings, context: context.view)
    for draft in drafts {
      try context.output.block(rendering.lines(draft) + [Line(draft.id.rawValue, .faint)])
    }
    if drafts.isEmpty { context.output.note(context.strings.noDrafts) }
  }
}
