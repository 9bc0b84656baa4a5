import AppValues
import ArgumentParser
import Entities
import Presentation
import SocialBackend
import SocialMenuShell
import Timeline

/// `lists`, `lists create NAME`, `lists add NAME HANDLE` …
struct ListsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lists",
      abstract: .text(
        "Show and change your lists of people. “timeline list NAME” reads one.",
        ja: "リストを表示・編集します。投稿は timeline list 名前 で読めます。"),
      discussion: .examples("socialconnect lists", "socialconnect timeline list Friends"),
      subcommands: [All.self, Create.self, Rename.self, Delete.self, Show.self, Add.self, Remove.self],
      defaultSubcommand: All.self)
  }

  struct All: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "all", abstract: .text("Show your lists.", ja: "自分のリストを表示します。"))
    }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists().repository.lists()
      if options.printsJSON { return try context.output.json(.array(lists.map(JSONForms.list.document))) }
      for list in lists { try context.printList(list) }
      if lists.isEmpty { context.output.note(CommandName.inUse.named(in: context.strings.noLists)) }
    }
  }

  struct Create: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "create", abstract: .text("Create an empty list.", ja: "空のリストを作成します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .listName) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printList(try await context.lists().create(name))
    }
  }

  struct Rename: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "rename", abstract: .text("Rename a list.", ja: "リスト名を変更します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .listName) var newName: String

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try context.printList(try await lists.rename(list.id, to: newName))
    }
  }

  struct Delete: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "delete",
        abstract: .text(
          "Delete a list. You still follow the people in it.", ja: "リストを削除します。メンバーのフォローは解除されません。"),
        discussion: .examples("socialconnect lists delete Friends"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try await lists.repository.delete(list.id)
      if options.printsJSON {
        return try context.output.json(JSONForms.deletion.document(list.id.rawValue))
      }
      context.output.note(context.strings.deleted)
    }
  }

  struct Show: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "show",
        abstract: .text("Show the people in a list, last added first.", ja: "リストのメンバーを、追加が新しい順に表示します。"),
        discussion: .examples("socialconnect lists show Friends"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @OptionGroup var list: OwnPeopleOptions

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let id = try await lists.list(named: name).id
      let request = try CommandArguments.page(limit: list.limit, before: list.before)
      try context.printPeople(try await lists.repository.members(of: id, request))
    }
  }

  struct Add: MembershipCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "add", abstract: .text("Add someone you follow to a list.", ja: "フォロー中の人をリストに追加します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .handle) var handle: String
    var isMember: Bool { true }
  }

  struct Remove: MembershipCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "remove", abstract: .text("Remove someone from a list.", ja: "メンバーをリストから外します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .handle) var handle: String
    var isMember: Bool { false }
  }
}

/// A command that adds someone to a list or removes them, and prints the updated list.
protocol MembershipCommand: SocialCommand {
  var name: String { get }
  var handle: String { get }
  var isMember: Bool { get }
}

extension MembershipCommand {
  var subject: ErrorSubject? { .listMembership }

  @MainActor
  func run(in context: CommandContext) async throws(AppError) {
    let lists = try await context.lists()
    let list = try await lists.list(named: name)
    let person = try await lists.person(handle: handle)
    try context.printList(try await lists.setMember(isMember, person.id, of: list.id))
  }
}

extension CommandContext {
  func lists() async throws(AppError) -> ListsInteractor {
    let lists = try await signedIn().repositories.lists.orUnsupported()
    return ListsInteractor(repository: lists)
  }

  fileprivate func printList(_ list: UserList) throws(AppError) {
    if options.printsJSON { return try output.json(JSONForms.list.document(list)) }
    try output.line(view.lists.line(list))
  }
}
