import AppScreens
import AppValues
import ArgumentParser
import Entities
import Presentation
import SocialBackend
import SocialMenuShell

/// `admin`: what the administrator decides about accounts, and tells everyone.
struct AdminCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "admin", \AdminHelpStrings.admin, remark: \AdminHelpStrings.adminRemark,
      examples: "socialconnect admin pending", "socialconnect admin approve mia",
      "socialconnect admin suspend ken",
      subcommands: [
        Pending.self, Decision<Approve>.self, Decision<Reject>.self, Create.self, Decision<Confirm>.self,
        Decision<Suspend>.self, Decision<Reinstate>.self, Decision<ResetFactors>.self, Audit.self,
        Announce.self, Announcements.self,
      ])
  }

  /// `admin approve HANDLE`, `admin suspend HANDLE` …: decides about one account.
  struct Decision<Row: CommandRow<AccountDecision>>: SocialCommand {
    static var configuration: CommandConfiguration { Row.declaration.configuration }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .handle) var handle: String

    var subject: ErrorSubject? { .person }

    var reach: CommandReach { .deviceNetwork }

    func run(in context: CommandContext) async throws(AppError) {
      let accounts = try context.administration().accountModeration
      let entered = try Handle(ownServer: handle).text
      let strings = AdminStrings.of(context.words.language)
      // Asked first, so that nothing is done if that fails.
      let isMailed = [.approve, .resetFactors].contains(Row.work)
      let isTold = isMailed ? try await context.sendsMail() : true
      let handle = try await Row.work.carryOut(on: entered, accounts)
      let command = CommandName.inUse.working(on: options.dataDirectory)
      context.output.note(command.named(in: strings.outcome(Row.work)(handle)))
      if !isTold { context.output.note(strings.unmailed(entered)) }
    }
  }

  enum Approve: CommandRow { static let declaration = row("approve", \.approve, .approve, of: "mia") }
  enum Reject: CommandRow { static let declaration = row("reject", \.reject, .reject, of: "mia") }
  enum Confirm: CommandRow { static let declaration = row("confirm", \.confirm, .confirm, of: "mia") }
  enum Suspend: CommandRow {
    static let declaration = row(
      "suspend", \.suspend, .suspend, of: "ken", remark: \AdminHelpStrings.suspendRemark)
  }
  enum Reinstate: CommandRow {
    static let declaration = row("reinstate", \.reinstate, .reinstate, of: "ken")
  }

  enum ResetFactors: CommandRow {
    static let declaration = row(
      "reset-factors", \.resetFactors, .resetFactors, of: "mia", remark: \AdminHelpStrings.resetFactorsRemark)
  }

  private static func row(
    _ name: String, _ abstract: any KeyPath<AdminHelpStrings, String> & Sendable, _ decision: AccountDecision,
    of handle: String, remark: (any KeyPath<AdminHelpStrings, String> & Sendable)? = nil
  ) -> CommandDeclaration<AccountDecision> {
    CommandDeclaration(
      name, abstract, decision, remark: remark, example: "socialconnect admin \(name) \(handle)")
  }
}

/// What can be decided about an account.
enum AccountDecision: Sendable {
  case approve, reject, confirm, suspend, reinstate, resetFactors

  /// Carries out the decision, and returns the handle as its owner writes it.
  fileprivate func carryOut(
    on handle: String, _ accounts: any AccountModeration
  ) async throws(AppError) -> String {
    switch self {
    case .approve: try await accounts.approve(handle: handle)
    case .reject: try await accounts.reject(handle: handle)
    case .confirm: try await accounts.confirmEmail(handle: handle)
    case .suspend: try await accounts.suspend(handle: handle)
    case .reinstate: try await accounts.reinstate(handle: handle)
    case .resetFactors: try await accounts.resetFactors(handle: handle)
    }
  }
}

extension AdminStrings {
  /// What to say once a decision is carried out.
  fileprivate func outcome(_ decision: AccountDecision) -> @Sendable (_ handle: String) -> String {
    switch decision {
    case .approve: approved
    case .reject: rejected
    case .confirm: confirmed
    case .suspend: suspended
    case .reinstate: reinstated
    case .resetFactors: factorsReset
    }
  }
}

extension CommandContext {
  /// Whether people get their email; else the administrator tells them what was decided.
  fileprivate func sendsMail() async throws(AppError) -> Bool {
    try await administration().mailSending?.origin().isSending == true
  }
}
