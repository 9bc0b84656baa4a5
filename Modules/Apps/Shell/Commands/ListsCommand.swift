import AppValues
import ArgumentParser
import Entities
import Presentation
import SocialBackend
import Timeline

/// `lists`, and what can be done with one: `lists create NAME`, `lists add NAME HANDLE` …
struct ListsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lists",
      abstract: .text(
        "List your lists of people, and change them. `timeline list NAME` reads one.",
        ja: "リストを表示し、変更します。timeline list 名前 で読めます。"),
      discussion: .examples("socialconnect lists", "socialconnect timeline list Friends"),
      subcommands: [All.self, Create.self, Rename.self, Delete.self, Show.self, Add.self, Remove.self],
      defaultSubcommand: All.self)
  }

  struct All: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "all", abstract: .text("List your lists.", ja: "自分のリストを表示します。"))
    }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists().repository.lists()
      if options.printsJSON { return try context.output.json(.array(lists.map(JSONForms.list.document))) }
      for list in lists { try context.printList(list) }
      if lists.isEmpty { context.output.note(context.strings.noLists) }
    }
  }

  struct Create: SocialCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "create", abstract: .text("Make a list with nobody in it.", ja: "空のリストを作ります。"))
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
        commandName: "rename", abstract: .text("Call a list something else.", ja: "リストの名前を変えます。"))
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
          "Delete a list; you go on following the people in it.", ja: "リストを削除します。中の人のフォローは続きます。"),
        discussion: .examples("socialconnect delete 117656250066075648"))
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
        abstract: .text("List the people in a list, those added last first.", ja: "リストの中の人を、追加が新しい順に表示します。"),
        discussion: .examples("socialconnect show 117656250066075648"))
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
        commandName: "add", abstract: .text("Put somebody you follow into a list.", ja: "フォロー中の人をリストに入れます。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .whom) var handle: String
    var isMember: Bool { true }
  }

  struct Remove: MembershipCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "remove", abstract: .text("Take somebody out of a list.", ja: "リストから人を外します。"))
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .whom) var handle: String
    var isMember: Bool { false }
  }
}

/// A command that puts someone into a list or takes them out, and prints the list as it then is.
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
