import AppScreens
import AppValues
import ArgumentParser
import Entities
import Notifications
import Presentation
import SocialMenuShell

/// What becomes of notifications of people one doesn't know: `notFollowing=filter`.
struct PolicyChoice {
  let origin: NoticeOrigin
  let treatment: NoticeTreatment

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = parts[0].lowercased().replacing("-", with: "")
    guard let origin = NoticeOrigin.allCases.first(where: { $0.rawValue.lowercased() == name }),
      let treatment = NoticeTreatment(rawValue: parts[1].lowercased())
    else { return nil }
    (self.origin, self.treatment) = (origin, treatment)
  }

  static var originNames: String { NoticeOrigin.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension NotificationsCommand {
  /// `notifications policy notFollowing=filter`.
  struct Policy: SocialCommand {
    static var configuration: CommandConfiguration {
      .command(
        "policy", \NoticeRequestHelpStrings.policy, remark: \NoticeRequestHelpStrings.policyRemark,
        examples: "socialconnect notifications policy notFollowing=filter newAccounts=drop")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\NoticeRequestHelpStrings.choices)) var choices: [String] = []

    func validate() throws {
      guard let unknown = choices.first(where: { PolicyChoice($0) == nil }) else { return }
      throw ValidationError(NoticeRequestHelpStrings.ofCommands.unknownChoice(unknown))
    }

    func run(in context: CommandContext) async throws(AppError) {
      let choices = choices.compactMap(PolicyChoice.init)
      let requests = try await context.notices().requests()
      let policy =
        choices.isEmpty
        ? try await requests.policy()
        : try await requests.change(
          Dictionary(choices.map { ($0.origin, $0.treatment) }) { _, last in last })
      context.noteAge(policy.readAt)
      if options.printsJSON { return try context.output.json(JSONFormats.noticePolicy.document(policy)) }
      let strings = NoticeRequestsStrings.of(context.words.language)
      for origin in NoticeOrigin.allCases {
        try context.output.line(
          "\(strings.origin(origin)): \(strings.treatment(policy.treatment(of: origin)))")
      }
    }
  }

  /// `notifications requests`, `notifications requests accept ID …`, `notifications requests dismiss ID …`.
  struct Requests: ParsableCommand {
    static var configuration: CommandConfiguration {
      .command(
        "requests", \NoticeRequestHelpStrings.requests, examples: "socialconnect notifications requests",
        "socialconnect notifications requests accept 117656250066075648",
        subcommands: [ListRequests.self, AnswerRequests<Accept>.self, AnswerRequests<DismissRequest>.self],
        defaultSubcommand: ListRequests.self)
    }
  }

  struct ListRequests: SocialCommand {
    static var configuration: CommandConfiguration { .command("list", \NoticeRequestHelpStrings.list) }

    @OptionGroup var options: GlobalOptions
    @Option(help: .limit) var limit = 20
    @Option(help: .before) var before: String?

    func run(in context: CommandContext) async throws(AppError) {
      let request = try CommandArguments.page(limit: limit, before: before)
      let page = try await context.notices().requests().requests(request)
      context.noteAge(page.readAt)
      if options.printsJSON {
        return try context.output.json(.page(page, JSONFormats.noticeRequest.document))
      }
      let strings = NoticeRequestsStrings.of(context.words.language)
      let rendering = NoticeRequestRendering(strings: strings, context: context.view)
      for request in page.items {
        try context.output.block(rendering.lines(request) + [Line("\(request.id)", .faint)])
      }
      if page.items.isEmpty { context.output.note(strings.nothing) }
      context.noteMore(page.older)
    }
  }

  /// `notifications requests accept ID …`, `notifications requests dismiss ID …`.
  struct AnswerRequests<Row: CommandRow<Bool>>: SocialCommand {
    static var configuration: CommandConfiguration { Row.declaration.configuration }

    var subject: ErrorSubject? { .notice }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .text(\NoticeRequestHelpStrings.ids)) var ids: [String]

    func run(in context: CommandContext) async throws(AppError) {
      let requests = try await context.notices().requests()
      let strings = NoticeRequestsStrings.of(context.words.language)
      if Row.work {
        try await requests.accept(ids.map { ID($0) })
        context.output.note(strings.accepted)
      } else {
        try await requests.dismiss(ids.map { ID($0) })
        context.output.note(strings.dismissed)
      }
    }
  }

  enum Accept: CommandRow {
    static let declaration = CommandDeclaration(
      "accept", \NoticeRequestHelpStrings.accept, true,
      example: "socialconnect notifications requests accept 117656250066075648")
  }
  enum DismissRequest: CommandRow {
    static let declaration = CommandDeclaration(
      "dismiss", \NoticeRequestHelpStrings.dismiss, false,
      example: "socialconnect notifications requests dismiss 117656250066075648")
  }
}
