import Foundation

/// Two people signed in to the program on one network: one reads what the other writes.
struct Household {
  static let password = "correct horse battery"
  /// A person who follows 200, the first of whom writes.
  let reader: String
  let writer: String

  private let program: URL
  private let store: Store

  init(_ program: URL, _ store: Store, people: People) throws {
    self.program = program
    self.store = store
    reader = people.handle(people.viewers(.twoHundred).lowerBound)
    writer = people.handle(0)
    for handle in [writer, reader] {
      let child = try start("sign-in", ["--email", "\(handle)@example.com", "--password-stdin"])
      try child.enter(Self.password)
      try child.endInput()
      try child.waitForEnd()
    }
    let child = try start("follow", [writer, "--as", reader])
    try child.waitForEnd()
  }

  func start(_ command: String, _ arguments: [String] = []) throws -> Child {
    try Child(program, [command] + store.arguments + arguments)
  }

  /// The shell of the person who signed in last.
  func startShell() throws -> Child {
    try Child(program, store.arguments)
  }

  /// The same in a terminal of 80 columns and 24 rows, which a tool of Debian's base system makes.
  func startShellInTerminal() throws -> Child {
    let command = ([program.path] + store.arguments).map { "'\($0)'" }.joined(separator: " ")
    return try Child(
      URL(filePath: "/usr/bin/script"),
      ["-qfec", "stty rows 24 cols 80; exec env TERM=xterm-256color \(command)", "/dev/null"])
  }
}
