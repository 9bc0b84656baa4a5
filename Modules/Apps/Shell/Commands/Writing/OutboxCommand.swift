import AppScreens
public import AppValues
import ArgumentParser
import Authentication
import Entities
import Post
import SocialBackend
public import SocialMenuShell

struct OutboxCommand: SocialCommand {
  static var configuration: CommandConfiguration {
    .command(
      "outbox", \WritingHelpStrings.outbox,
      examples: "socialconnect outbox", "socialconnect outbox send", "socialconnect outbox send --all",
      "socialconnect outbox drop 3")
  }

  enum Action: String, ExpressibleByArgument, CaseIterable {
    case list
    case send
    case retry
    case edit
    case drop
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text(\WritingHelpStrings.outboxAction)) var action = Action.list
  @Argument(help: .text(\WritingHelpStrings.outboxNumber)) var number: String?
  @Argument(help: .text(\WritingHelpStrings.outboxText)) var text: String?
  @Flag(help: .text(\WritingHelpStrings.outboxAll)) var all = false

  func validate() throws {
    if [.list, .send].contains(action) != (number == nil) || (text != nil && action != .edit) {
      throw ValidationError(.text(\WritingHelpStrings.outboxNumberNeeded))
    }
    if all, action != .send { throw ValidationError(.text(\WritingHelpStrings.outboxAllNeedsSend)) }
  }

  private static let refusal = AppError.invalid(.request, .malformed)

  func advice(on error: AppError, _ language: Language) -> String? {
    error == Self.refusal ? CommandName.inUse.named(in: CommandStrings.of(language).whyRefused) : nil
  }

  func status(in context: CommandContext) async throws(AppError) -> ExitStatus {
    if [.list, .drop].contains(action) { return .done }
    return try await all ? context.statusAfterSendingAll() : context.statusAfterWriting()
  }

  func run(in context: CommandContext) async throws(AppError) {
    if all { return try await sendAll(context) }
    let (repositories, session) = try await context.signedIn()
    let outbox = OutboxInteractor(
      repository: try repositories.outbox.orUnsupported(), writing: repositories.postWriting)
    guard let number else {
      if action == .send { return try await tell(try await outbox.send(), of: outbox, session, context) }
      return try list(try await outbox.all().map { $0.listed(for: session) }, context)
    }
    let item = try await outbox.item(number)
    switch action {
    case .list, .send: break
    case .retry: try await tell(try await outbox.retry(item.id), of: outbox, session, context)
    case .edit:
      let text = try CommandArguments.textOrInput(text, context: context)
      try await tell(try await outbox.edit(item, text: text), of: outbox, session, context)
    case .drop:
      try await outbox.drop(item.id)
      context.output.note(OutboxStrings.of(context.words.language).dropped)
      if options.printsJSON {
        try context.output.json(JSONFormats.waiting.document(item.listed(for: session)))
      }
    }
  }

  /// Sends for each account at a server, and says for which one.
  ///
  /// Throws the first reason why something couldn't be sent, once all accounts have had their turn.
  @MainActor
  private func sendAll(_ context: CommandContext) async throws(AppError) {
    let strings = OutboxStrings.of(context.words.language)
    var (left, fault, isEmpty): ([ListedOutboxItem], AppError?, Bool) = ([], nil, true)
    for (session, outbox) in try await context.outboxes() {
      do throws(AppError) {
        let round = try await outbox.send()
        isEmpty = isEmpty && round == OutboxRound()
        if round.sent > 0 { context.output.note("@\(session.fullHandle): \(strings.sent(round.sent))") }
        left += try await outbox.all().map { $0.listed(for: session) }
        if let reason = Self.fault(of: round) { throw reason }
      } catch {
        if error == .cancelled { throw error }
        context.output.note("@\(session.fullHandle): \(context.words.explain(error))")
        (fault, isEmpty) = (fault ?? error, false)
      }
    }
    if isEmpty { context.output.note(strings.empty) }
    if options.printsJSON { try list(left, context) }
    if let fault { throw fault }
  }

  @MainActor
  private func list(_ items: [ListedOutboxItem], _ context: CommandContext) throws(AppError) {
    if options.printsJSON { return try context.output.json(.array(items.map(JSONFormats.waiting.document))) }
    let rendering = OutboxRendering(strings: .of(context.words.language), context: context.view)
    for item in items.map(\.item) {
      try context.output.block(rendering.lines(item) + [Line(item.id.rawValue, .faint)])
    }
    if items.isEmpty { context.output.note(OutboxStrings.of(context.words.language).empty) }
  }

  /// Says how many were sent, and in JSON what is left.
  ///
  /// Throws why others weren't, unless they wait for the server to be back.
  @MainActor
  private func tell(
    _ round: OutboxRound, of outbox: OutboxInteractor, _ session: Session, _ context: CommandContext
  ) async throws(AppError) {
    if options.printsJSON { try list(try await outbox.all().map { $0.listed(for: session) }, context) }
    let strings = OutboxStrings.of(context.words.language)
    if round == OutboxRound() { context.output.note(strings.empty) }
    if round.sent > 0 { context.output.note(strings.sent(round.sent)) }
    if let fault = Self.fault(of: round) { throw fault }
  }

  /// Why something wasn't sent; nil if it was, or waits for the server to be back.
  private static func fault(of round: OutboxRound) -> AppError? {
    if round.refused > 0 { return refusal }
    guard let reason = round.stopped, !reason.isOutOfReach || reason.isUnproven else { return nil }
    return reason
  }
}

extension CommandContext {
  /// The outboxes of all accounts on this device that are at servers.
  fileprivate func outboxes() async throws(AppError) -> [(session: Session, outbox: OutboxInteractor)] {
    try await accountsHere.accounts().sessions.compactMap { session in
      let repositories = backend.repositories(for: .signedIn(session))
      return repositories.outbox.map {
        (session, OutboxInteractor(repository: $0, writing: repositories.postWriting))
      }
    }
  }

  /// What sending for all accounts ends with.
  fileprivate func statusAfterSendingAll() async throws(AppError) -> ExitStatus {
    var waiting = 0
    for (_, outbox) in try await outboxes() {
      waiting += try await outbox.summary().waiting
    }
    if waiting > 0 { output.note(CommandName.inUse.named(in: strings.putOff(waiting))) }
    return waiting > 0 ? .queued : .done
  }

  /// What a command ends with that writes: what it wrote may wait.
  public func statusAfterWriting() async throws(AppError) -> ExitStatus {
    guard let outbox = try await repositories().repositories.outbox else { return .done }
    let summary = try await outbox.summary()
    if summary.waiting == 0 { return .done }
    let note = summary.isPutOff ? strings.putOff : strings.queued
    output.note(CommandName.inUse.named(in: note(summary.waiting)))
    return .queued
  }
}
