import Foundation
import SocialTestSupport
import Testing

/// The compiler leads those who add a notification, a timeline or a part of a post: it names the files that the article
/// says, and no others.
@Suite struct AdditionTests {
  private static let additions = [
    Addition(
      "Add a notification", named: "gift",
      [Edit("Core/Entities/Notice", "  case edit\n", "  case edit, gift\n")]),
    Addition(
      "Add a timeline", named: "nearby",
      [
        Edit("Core/Navigation/Route", "  case home\n", "  case home, nearby\n"),
        Edit("Features/Timeline/TimelineKind", "  case likes\n", "  case likes, nearby\n"),
      ]),
    Addition(
      "Add a part of a post", named: "mood",
      [
        Edit(
          "Core/Entities/PostContent", "var isSensitive: Bool\n", "var isSensitive: Bool, mood: String?\n"),
        Edit(
          "Core/Entities/PostContent", "isSensitive: Bool\n  ", "isSensitive: Bool, mood: String?\n  "),
        Edit("Core/Entities/PostContent", "photos, sensitivity\n", "photos, sensitivity, mood\n"),
        Edit("Features/Post/Compose/ComposeSetting", "  case sensitivity\n", "  case sensitivity, mood\n"),
      ]),
  ]

  @Test func theFilesAreThere() throws {
    for row in try Addition.rows(of: nil) {
      let path = Program.packageRoot.appending(path: "Modules/\(row.file).swift").path
      #expect(FileManager.default.fileExists(atPath: path), "\(row.file)")
    }
  }

  @Test(.long) func theCompilerNamesThem() async throws {
    let copy = try EditedCopy(Self.additions.flatMap(\.edits))
    let faults = try await copy.faults()
    var files: Set<String> = []
    for addition in Self.additions {
      let named = Set(faults.filter { $0.text.contains(addition.name) }.map(\.file))
      let expected = Set(try Addition.rows(of: addition.chapter).filter(\.isNamed).map(\.file))
      #expect(named == expected, "\(addition.chapter)")
      files.formUnion(named)
    }
    // One fault can bring another one in the same file.
    let others = faults.filter { !files.contains($0.file) }
    #expect(others.isEmpty, "\(others)")
  }
}

/// What is added to a copy of the sources, and the chapter that says what it takes.
private struct Addition {
  let chapter: String
  /// What the copy calls it; nothing else there is called so.
  let name: String
  let edits: [Edit]

  init(_ chapter: String, named name: String, _ edits: [Edit]) {
    (self.chapter, self.name, self.edits) = (chapter, name, edits)
  }

  /// The files in the tables of a chapter, or of all, and whether the compiler names each.
  static func rows(of chapter: String?) throws -> [(file: String, isNamed: Bool)] {
    let file = Program.packageRoot.appending(path: "Modules/Documentation.docc/AddAFeature.md")
    let chapters = try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ")
    let read = chapters.filter { chapter == nil || $0.split(separator: "\n").first == chapter?[...] }
    let rows = read.flatMap { $0.split(separator: "\n") }.compactMap { line in
      line.prefixMatch(of: /\| (✓?) *\| `([A-Z][^`]*\/[^`]*)`/).map {
        (file: String($0.2), isNamed: !$0.1.isEmpty)
      }
    }
    try #require(!rows.isEmpty, "\(chapter ?? "No chapter") has a table")
    return rows
  }
}

/// A text in a source file that becomes another one.
private struct Edit {
  /// The file in `Modules`, without its ending.
  let file: String
  let old, new: String

  init(_ file: String, _ old: String, _ new: String) {
    (self.file, self.old, self.new) = (file, old, new)
  }
}

/// A copy of some source files, edited, among the others as they are.
private struct EditedCopy {
  /// An error of the compiler, with its remarks.
  struct Fault {
    /// In `Modules`, without its ending.
    let file: String
    var text: String
  }

  private let folder: TemporaryFolder
  private let sources = Program.packageRoot.appending(path: "Modules").path + "/"
  private let edited: Set<String>

  init(_ edits: [Edit]) throws {
    folder = try TemporaryFolder()
    edited = Set(edits.map { "\($0.file).swift" })
    for (file, edits) in Dictionary(grouping: edits, by: { "\($0.file).swift" }) {
      var text = try String(contentsOfFile: sources + file, encoding: .utf8)
      for edit in edits {
        try #require(text.contains(edit.old), "\(file) doesn't have “\(edit.old)”")
        text = text.replacing(edit.old, with: edit.new)
      }
      let copy = URL(filePath: folder.path(file))
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: copy, atomically: true, encoding: .utf8)
    }
  }

  /// What the compiler finds in all modules that may know of what was added.
  func faults() async throws -> [Fault] {
    let modules = try modules()
    // Others see what was added, even where the module itself can't be built with it. In the order of folders, none
    // comes before one that it imports: Core is first, and features don't know each other.
    for module in modules where module.sources.contains(where: edited.contains) {
      let path = folder.path("\(module.name).swiftmodule")
      let outcome = try await compile(
        module,
        ["-emit-module", "-emit-module-path", path, "-Xfrontend", "-experimental-skip-all-function-bodies"])
      try #require(outcome.status == 0, "\(outcome.output)")
    }
    var faults: [Fault] = []
    for module in modules { faults += self.faults(in: try await compile(module, ["-typecheck"]).output) }
    return faults
  }

  private func compile(
    _ module: BuiltModule, _ task: [String]
  ) async throws -> SocialTestSupport.Program.Outcome {
    let files = module.sources.map { edited.contains($0) ? folder.path($0) : sources + $0 }
    return try await SocialTestSupport.Program.run(
      [module.compiler, "-wmo", "-diagnostic-style", "llvm", "-I", folder.url.path] + task + module.settings
        + files)
  }

  private func faults(in output: String) -> [Fault] {
    var faults: [Fault] = []
    for line in output.split(separator: "\n") {
      if let match = line.prefixMatch(of: #/(/.*)\.swift:\d+:\d+: error: /#) {
        let file = [folder.url.path + "/", sources].reduce(String(match.1)) { $0.replacing($1, with: "") }
        faults.append(Fault(file: file, text: String(line)))
      } else if !faults.isEmpty {
        faults[faults.count - 1].text += "\n\(line)"
      }
    }
    return faults
  }

  /// The modules that know the entities, as the build compiles them, in the order of their folders.
  private func modules() throws -> [BuiltModule] {
    let configuration = OwnProgram.folder.lastPathComponent
    let build = OwnProgram.folder.deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: build.appending(path: "\(configuration).yaml"), encoding: .utf8)
    var (modules, inputs, isModule): ([BuiltModule], Substring, Bool) = ([], "", false)
    for line in manifest.split(separator: "\n") {
      if line.hasPrefix("    inputs: ") {
        (inputs, isModule) = (line.dropFirst(12), false)
      } else if line.hasPrefix("    description: \"Compiling Swift Module ") {
        isModule = true
      } else if isModule, line.hasPrefix("    args: ") {
        let module = try BuiltModule(
          inputs: Self.list(inputs), arguments: Self.list(line.dropFirst(10)), in: sources)
        if try module.knowsEntities(in: sources) { modules.append(module) }
      }
    }
    try #require(modules.contains { $0.name == "Entities" }, "\(build.path) has no build of the modules")
    return modules.sorted { ($0.sources.first ?? "") < ($1.sources.first ?? "") }
  }

  private static func list(_ text: Substring) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }
}

/// A module of ours, as the build compiles it.
private struct BuiltModule {
  let compiler, name: String
  /// In `Modules`.
  let sources: [String]
  /// What the compiler is told about any task.
  let settings: [String]

  init(inputs: [String], arguments: [String], in folder: String) {
    compiler = arguments.first ?? ""
    sources = inputs.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
      .map { String($0.dropFirst(folder.count)) }
    var (name, settings, rest) = ("", [String](), arguments.dropFirst())
    while let argument = rest.popFirst() {
      switch argument {
      case "-module-name":
        name = rest.first ?? ""
        settings += [argument, name]
      case "-target", "-swift-version", "-enable-upcoming-feature", "-package-name", "-module-cache-path",
        "-I", "-Xcc":
        settings += [argument, rest.popFirst() ?? ""]
      case "-parse-as-library": settings.append(argument)
      default: if argument.hasPrefix("-I") || argument.hasPrefix("-D") { settings.append(argument) }
      }
    }
    (self.name, self.settings) = (name, settings)
  }

  func knowsEntities(in folder: String) throws -> Bool {
    if name == "Entities" { return true }
    return try sources.contains { file in
      try String(contentsOfFile: folder + file, encoding: .utf8).contains("import Entities\n")
    }
  }
}
