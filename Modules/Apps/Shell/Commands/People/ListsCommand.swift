import AppValues
import ArgumentParser
import Entities
import Lists
import Presentation
import SocialBackend
import SocialMenuShell

/// `lists`, `lists create NAME`, `lists add NAME HANDLE` …
struct ListsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "lists", \PeopleHelpStrings.lists,
      examples: "socialconnect lists", "socialconnect timeline list Friends",
      subcommands: [
        All.self, Create.self, Rename.self, Edit.self, Delete.self, Show.self, Membership<Add>.self,
        Membership<Remove>.self,
      ], defaultSubcommand: All.self)
  }

  struct All: SocialCommand {
    static var configuration: CommandConfiguration { .command("all", \PeopleHelpStrings.allLists) }

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(AppError) {
      let page = try await context.lists().repository.lists()
      context.noteAge(page.readAt)
      let lists = page.items
      if options.printsJSON { return try context.output.json(.array(lists.map(JSONFormats.list.document))) }
      for list in lists { try context.printList(list) }
      if lists.isEmpty { context.output.note(CommandName.inUse.named(in: context.strings.noLists)) }
    }
  }

  struct Create: SocialCommand {
    static var configuration: CommandConfiguration { .command("create", \PeopleHelpStrings.createList) }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .listName) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      try context.printList(try await context.lists().create(name))
    }
  }

  struct Rename: SocialCommand {
    static var configuration: CommandConfiguration { .command("rename", \PeopleHelpStrings.renameList) }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .listName) var newName: String

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try context.printList(try await lists.change(list.id, ListChange(title: newName)))
    }
  }

  struct Edit: SocialCommand {
    enum Comments: String, ExpressibleByArgument, CaseIterable {
      case followed, list
      case noOthers = "none"

      var comments: ListComments {
        switch self {
        case .followed: .onFollowed
        case .list: .onMembers
        case .noOthers: .onNoOneElse
        }
      }
    }

    static var configuration: CommandConfiguration {
      .command(
        "edit", \PeopleHelpStrings.editList,
        examples: "socialconnect lists edit Friends --comments none",
        "socialconnect lists edit News --exclusive on")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Option(help: .text(\PeopleHelpStrings.listComments)) var comments: Comments?
    @Option(help: .text(\PeopleHelpStrings.listExclusive)) var exclusive: Switch?

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      let change = ListChange(comments: comments?.comments, isExclusive: exclusive?.isOn)
      try context.printList(try await lists.change(list.id, change))
    }
  }

  struct Delete: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("delete", \PeopleHelpStrings.deleteList, examples: "socialconnect lists delete Friends")
    }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try await lists.repository.delete(list.id)
      if options.printsJSON {
        return try context.output.json(JSONFormats.deletion.document(PrintedDeletion(id: list.id.rawValue)))
      }
      context.output.note(context.strings.deleted)
    }
  }

  struct Show: SocialCommand {
    static var configuration: CommandConfiguration {
      .command("show", \PeopleHelpStrings.showList, examples: "socialconnect lists show Friends")
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

  /// `lists add NAME HANDLE`, `lists remove NAME HANDLE`: prints the updated list.
  struct Membership<Row: CommandRow<Bool>>: SocialCommand {
    static var configuration: CommandConfiguration { Row.declaration.configuration }

    @OptionGroup var options: GlobalOptions
    @Argument(help: .whichList) var name: String
    @Argument(help: .handle) var handle: String

    var subject: ErrorSubject? { .listMembership }

    func run(in context: CommandContext) async throws(AppError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      let person = try await lists.person(handle: handle)
      try context.printList(try await lists.setMember(Row.work, person.id, of: list.id))
    }
  }

  enum Add: CommandRow {
    static let declaration = CommandDeclaration("add", \PeopleHelpStrings.addToList, true)
  }
  enum Remove: CommandRow {
    static let declaration = CommandDeclaration("remove", \PeopleHelpStrings.removeFromList, false)
  }
}

extension CommandContext {
  func lists() async throws(AppError) -> ListsInteractor {
    let lists = try await signedIn().repositories.lists.orUnsupported()
    return ListsInteractor(repository: lists)
  }

  fileprivate func printList(_ list: UserList) throws(AppError) {
    if options.printsJSON { return try output.json(JSONFormats.list.document(list)) }
    try output.line(view.lists.line(list))
  }
}
