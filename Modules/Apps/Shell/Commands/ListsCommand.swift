import ArgumentParser
import Backend
import Entities
import Presentation
import Timeline

/// `lists`, and what can be done with one: `lists create NAME`, `lists add NAME HANDLE` …
struct ListsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists",
    abstract: "List your lists of people, and change them. `timeline list NAME` reads one.",
    subcommands: [All.self, Create.self, Rename.self, Delete.self, Show.self, Add.self, Remove.self],
    defaultSubcommand: All.self)

  struct All: SocialCommand {
    static let configuration = CommandConfiguration(commandName: "all", abstract: "List your lists.")

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws(SocialError) {
      let lists = try await context.lists().lists()
      if options.printsJSON { return try context.output.json(.array(lists.map(JSONForms.list.document))) }
      for list in lists { try context.printList(list) }
      if lists.isEmpty { context.output.note(context.strings.noLists) }
    }
  }

  struct Create: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Make a list with nobody in it.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "What to call it.") var name: String

    func run(in context: CommandContext) async throws(SocialError) {
      try context.printList(try await context.lists().create(name))
    }
  }

  struct Rename: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Call a list something else.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which list.") var name: String
    @Argument(help: "What to call it.") var newName: String

    func run(in context: CommandContext) async throws(SocialError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try context.printList(try await lists.rename(list.id, to: newName))
    }
  }

  struct Delete: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Delete a list; you go on following the people in it.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which list.") var name: String

    func run(in context: CommandContext) async throws(SocialError) {
      let lists = try await context.lists()
      let list = try await lists.list(named: name)
      try await lists.delete(list.id)
      if options.printsJSON {
        return try context.output.json(JSONForms.deletion.document(list.id.rawValue))
      }
      context.output.note(context.strings.deleted)
    }
  }

  struct Show: SocialCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "List the people in a list, those added last first.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which list.") var name: String
    @OptionGroup var list: OwnPeopleOptions

    func run(in context: CommandContext) async throws(SocialError) {
      let lists = try await context.lists()
      let id = try await lists.list(named: name).id
      let request = try CommandArguments.page(limit: list.limit, before: list.before)
      try context.printPeople(try await lists.members(of: id, request))
    }
  }

  struct Add: MembershipCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Put somebody you follow into a list.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which list.") var name: String
    @Argument(help: "Whom.") var handle: String
    var isMember: Bool { true }
  }

  struct Remove: MembershipCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Take somebody out of a list.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "Which list.") var name: String
    @Argument(help: "Whom.") var handle: String
    var isMember: Bool { false }
  }
}

/// A command that puts somebody into a list or takes them out, and prints the list as it then is.
protocol MembershipCommand: SocialCommand {
  var name: String { get }
  var handle: String { get }
  var isMember: Bool { get }
}

extension MembershipCommand {
  var subject: ErrorSubject? { .listing }

  @MainActor
  func run(in context: CommandContext) async throws(SocialError) {
    let lists = try await context.lists()
    let list = try await lists.list(named: name)
    let person = try await lists.person(handle: handle)
    try context.printList(try await lists.setMember(isMember, person.id, of: list.id))
  }
}

extension CommandContext {
  fileprivate func lists() async throws(SocialError) -> ListsInteractor {
    let (repositories, _) = try await signedIn()
    return ListsInteractor(repository: repositories.lists, timelines: repositories.timeline)
  }

  fileprivate func printList(_ list: UserList) throws(SocialError) {
    if options.printsJSON { return try output.json(JSONForms.list.document(list)) }
    try output.line(view.lists.line(list))
  }
}
