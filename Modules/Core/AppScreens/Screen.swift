/// A screen as a value: what it says, what can be chosen, what it asks.
///
/// Features make screens from their state; a host (a terminal, a window) draws them. `Action` is what the
/// person's choice means to the presenter.
public struct Screen<Action: Sendable>: Sendable {
  /// The title.
  public var title: String
  /// What stands behind the title, such as how much there is of something; nil for nothing. When only this changes, the
  /// screen is still the same.
  public var summary: String?
  /// Where in a longer procedure this is ("Step 1 of 3"); nil elsewhere.
  public var progress: String?
  /// What just happened, most urgent first.
  public var notices: [ScreenNotice]
  /// The content, from top to bottom.
  public var blocks: [Block<Action>]
  /// Whether its items follow on one another, as in a conversation: then no one has them turned around.
  public var keepsOrder: Bool
  /// The choices, in the order in which they are shown.
  public var menu: [MenuItem<Action>]
  /// The one value that is being asked for; nil when a choice from the menu is awaited.
  public var field: Field<Action>?
  /// How many entries with numbers there are with those that aren't read yet; nil where that isn't known.
  public var entryCount: Int?
  /// What a short command does to several entries at once, by its letter and their places among those with numbers; nil
  /// where it's carried out for one after another.
  public var together: (@Sendable (_ key: String, _ places: [Int]) -> Action?)?

  /// A screen of its parts; only the title is required.
  public init(
    title: String, summary: String? = nil, progress: String? = nil, notices: [ScreenNotice] = [],
    blocks: [Block<Action>] = [], keepsOrder: Bool = false, menu: [MenuItem<Action>] = [],
    field: Field<Action>? = nil, entryCount: Int? = nil,
    together: (@Sendable (_ key: String, _ places: [Int]) -> Action?)? = nil
  ) {
    self.title = title
    self.summary = summary
    self.progress = progress
    self.notices = notices
    self.blocks = blocks
    self.keepsOrder = keepsOrder
    self.menu = menu
    self.field = field
    self.entryCount = entryCount
    self.together = together
  }

  /// The title with what stands behind it.
  public var wholeTitle: String { ([title] + [summary].compactMap(\.self)).joined(separator: " · ") }

  /// The entries among the blocks, in order.
  public var entries: [Entry<Action>] {
    blocks.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  /// The entries that have a number, in the order in which they are numbered.
  public var numberedEntries: [Entry<Action>] { entries.filter(\.isNumbered) }

  /// The same screen with each action turned into what `transform` makes of it.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Screen<Other> {
    let together = together
    var changed: (@Sendable (String, [Int]) -> Other?)?
    if let together { changed = { together($0, $1).map(transform) } }
    return Screen<Other>(
      title: title, summary: summary, progress: progress, notices: notices,
      blocks: blocks.map { $0.map(transform) }, keepsOrder: keepsOrder,
      menu: menu.map {
        MenuItem(key: $0.key, label: $0.label, isDefault: $0.isDefault, action: transform($0.action))
      },
      field: field?.map(transform), entryCount: entryCount, together: changed)
  }
}

/// A line about what just happened or is happening.
public struct ScreenNotice: Hashable, Sendable {
  /// The kind of notice; a host marks each in its own way.
  public enum Kind: Hashable, Sendable {
    /// Something is still running.
    case working
    /// What the person asked for has been done.
    case done
    /// What the person asked for failed; the text says why.
    case failed
    /// What is shown may be out of date, since nothing newer can be read.
    case offline
    /// Something new has happened, such as a new post.
    case news
  }

  /// What it is about.
  public let kind: Kind
  /// What it says.
  public let text: String

  /// A notice; the text is complete, and the host adds only its mark for the kind.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A part of a screen's content.
@nonexhaustive
public enum Block<Action: Sendable>: Sendable {
  /// A line that begins a part of the screen.
  case heading(String)
  /// Text that is not numbered, wrapped when drawn.
  case paragraph(Line)
  /// An item of a list, which can be chosen by its number.
  case entry(Entry<Action>)
  /// A mark between entries ("You left off here").
  case divider(String)
  /// A picture with its caption; nothing where the host shows no pictures.
  case picture(Picture)

  /// A `text` of plain words, of one line or more.
  public static func text(_ text: String) -> Block {
    .paragraph(Line(text))
  }

  /// Whether it has a number.
  public var isNumbered: Bool {
    if case .entry(let entry) = self { entry.isNumbered } else { false }
  }

  /// Whether it's an item of a list.
  var isEntry: Bool {
    if case .entry = self { true } else { false }
  }

  /// Whether it belongs to what is below it, and stays on one page with that.
  public var leads: Bool {
    switch self {
    case .heading, .divider: true
    case .entry(let entry): entry.leads
    case .paragraph, .picture: false
    }
  }

  /// Several lines as one paragraph, with no blank lines between them: content that is not an entry.
  public static func lines(_ lines: [Line]) -> Block {
    .paragraph(Line(Array(lines.map(\.joined.spans).joined(separator: [TextSpan("\n")]))))
  }

  fileprivate func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Block<Other> {
    switch self {
    case .heading(let text): .heading(text)
    case .paragraph(let line): .paragraph(line)
    case .divider(let text): .divider(text)
    case .picture(let picture): .picture(picture)
    case .entry(let entry):
      .entry(
        Entry(
          entry.lines, open: entry.open.map(transform),
          shortcuts: entry.shortcuts.mapValues(transform), pictures: entry.pictures, leads: entry.leads))
    }
  }
}

/// An item of a list: its lines, what choosing its number does, and the short commands it takes. What neither opens
/// nor takes a command has no number.
public struct Entry<Action: Sendable>: Sendable {
  /// What it shows, from top to bottom.
  public let lines: [Line]
  /// What its number alone does; nil where it leads nowhere.
  public let open: Action?
  /// What `l 3` and the like do, by their letter.
  public let shortcuts: [String: Action]
  /// Its pictures, drawn small below its lines where the host can. Its lines describe them in words.
  public let pictures: [Picture]
  /// Whether it leads to what is below it, such as the post that another one answers: both stay on one page.
  public let leads: Bool

  /// - Parameters:
  ///   - lines: What it shows; the number stands before the first.
  ///   - open: What its number alone does; nil where the app lacks the place to which it would lead.
  ///   - shortcuts: What a letter and the number do, by the letter.
  ///   - pictures: Its pictures, without captions.
  ///   - leads: Whether it stays on one page with what is below it.
  public init(
    _ lines: [Line], open: Action?, shortcuts: [String: Action] = [:], pictures: [Picture] = [],
    leads: Bool = false
  ) {
    self.lines = lines
    self.open = open
    self.shortcuts = shortcuts
    self.pictures = pictures
    self.leads = leads
  }

  /// Whether there is anything to do with it by its number.
  public var isNumbered: Bool { open != nil || !shortcuts.isEmpty }
}

/// A line of text in pieces of different emphasis. It can contain newlines and is wrapped when drawn.
public struct Line: Hashable, Sendable {
  /// The pieces, in order.
  public let spans: [TextSpan]
  /// What stands at the other end of the line where columns mean something, and else behind a `·`: a time, a count.
  public let trailing: [TextSpan]
  /// How many columns it is moved to the right.
  public let indent: Int
  /// Whether it takes one row where columns mean something (`ScreenLayout.columns`), cut with a `…` where it's
  /// longer; else it's wrapped.
  public let staysInOneRow: Bool

  /// - Parameters:
  ///   - spans: The pieces, joined without a space between them.
  ///   - trailing: What stands at the other end of the line; empty for nothing.
  ///   - indent: How many columns it is moved to the right.
  ///   - staysInOneRow: Whether it's cut where it's longer than a row.
  public init(
    _ spans: [TextSpan], trailing: [TextSpan] = [], indent: Int = 0, staysInOneRow: Bool = false
  ) {
    self.spans = spans
    self.trailing = trailing
    self.indent = indent
    self.staysInOneRow = staysInOneRow
  }

  /// A line of one emphasis throughout.
  public init(_ text: String, _ emphasis: Emphasis = .plain, indent: Int = 0) {
    self.init([TextSpan(text, emphasis)], indent: indent)
  }

  /// The line moved further to the right, by so many `columns`.
  public func indented(by columns: Int) -> Line {
    Line(spans, trailing: trailing, indent: indent + columns, staysInOneRow: staysInOneRow)
  }

  /// The line as it's drawn in an item with this number.
  func naming(_ number: Int) -> Line {
    Line(
      spans.map { $0.naming(number) }, trailing: trailing, indent: indent, staysInOneRow: staysInOneRow)
  }

  /// The line with what trails it behind a `·`.
  var joined: Line {
    trailing.isEmpty
      ? self
      : Line(
        spans + [TextSpan(" · ", .faint)] + trailing, indent: indent, staysInOneRow: staysInOneRow)
  }

  /// The line as it's read aloud: whole, its signs in words.
  var inWords: Line {
    Line(spans.map(\.inWords), trailing: trailing.map(\.inWords), indent: indent)
  }

  /// The text without its emphasis.
  public var text: String { joined.spans.map(\.text).joined() }
}

/// A choice of the menu.
public struct MenuItem<Action: Sendable>: Sendable {
  /// The short command that does the same as its number; nil when there is none.
  public let key: String?
  /// What it says.
  public let label: String
  /// Whether it is what an empty line means: the one thing that a person most likely wants.
  public let isDefault: Bool
  /// What choosing it does.
  public let action: Action

  /// - Parameters:
  ///   - key: The short command for it, a letter as a rule; nil for none.
  ///   - label: What it says.
  ///   - isDefault: Whether an empty line chooses it; one item of a menu at most.
  ///   - action: What choosing it does.
  public init(key: String? = nil, label: String, isDefault: Bool = false, action: Action) {
    self.key = key
    self.label = label
    self.isDefault = isDefault
    self.action = action
  }

  /// One step back from a question, to the screen it was asked on: there the host's own way back would leave
  /// the whole place. `<`, and the word for it, mean the same.
  ///
  /// - Parameters:
  ///   - words: Of the language in which it is shown.
  ///   - action: What choosing it does.
  public static func back(_ words: Words, _ action: Action) -> MenuItem {
    MenuItem(key: "b", label: words.shared.back, action: action)
  }
}

/// How a value is entered.
@nonexhaustive
public enum FieldKind: Hashable, Sendable {
  /// One line.
  case line
  /// The path of a file. The answer is the path itself: where it's typed with quotation marks, backslashes or `~`, or
  /// dropped as a URL, reading that is the host's.
  case path
  /// One line that is not shown while it is typed.
  case secret
  /// The same, chosen here: where nothing can show what was typed, a host has it typed twice.
  case newSecret
  /// Any number of lines, ended by a line with a single `.`.
  case text

  /// Whether the answer must not be shown.
  public var isSecret: Bool { self == .secret || self == .newSecret }
}

/// A value that a screen asks for.
public struct Field<Action: Sendable>: Sendable {
  /// How the value is entered.
  public let kind: FieldKind
  /// The label, without punctuation ("Email").
  public let label: String
  /// What a good answer looks like, in a few words; nil when the label says it all.
  public let hint: String?
  /// What is there already: editing starts from it, unless the answer replaces it.
  public let value: String
  /// Whether an answer replaces what is there, which is shown and not edited; an empty line keeps it. So it's asked for
  /// what one says anew rather than corrects, such as a day.
  public let isReplaced: Bool
  /// Whether an empty answer means none. Where an empty line can't be told from no answer, `-` means none.
  public let isOptional: Bool
  /// The answer's meaning.
  public let submit: @Sendable (String) -> Action
  /// What leaving the field without an answer means.
  public let cancel: Action
  /// What an unfinished answer means, sent after each line and within a second of typing; nil if it isn't
  /// needed.
  public let typing: (@Sendable (String) -> Action)?
  /// Whether an answer could be accepted, as far as that can be told at once; nil where it can't. One that could not
  /// is submitted without having it typed a second time.
  public let isAcceptable: (@Sendable (String) -> Bool)?
  /// Whether what is typed is answered while one types, as a search is: the host reports it sooner.
  public let isAnsweredAtOnce: Bool
  /// What an answer so far is understood as beyond its words, to be shown beside it; nil for nothing. Called with each
  /// character that is typed, from any thread.
  public let understood: (@Sendable (String) -> String?)?
  /// How many more characters an answer could have, negative where it has too many; nil where there is no limit to
  /// show. Called with each character that is typed, from any thread.
  public let remaining: (@Sendable (String) -> Int)?

  /// - Parameters:
  ///   - label: What is asked, without punctuation.
  ///   - hint: What a good answer looks like; nil when the label says it all.
  ///   - value: What is there already; empty for nothing.
  ///   - isReplaced: Whether an answer replaces what is there, which isn't edited.
  ///   - isOptional: Whether an empty answer means none.
  ///   - submit: Turns the answer into an action; it may be empty, and is not checked yet.
  ///   - cancel: What leaving the field without an answer means.
  ///   - typing: Turns an unfinished answer into an action; nil when no one needs to know.
  ///   - isAcceptable: Whether an answer could be accepted; nil where that can't be told at once.
  ///   - isAnsweredAtOnce: Whether what is typed is answered while one types.
  ///   - understood: What an answer so far is understood as beyond its words; nil where it's taken as it is.
  ///   - remaining: How many more characters an answer could have; nil where there is no limit to show.
  public init(
    _ kind: FieldKind = .line, label: String, hint: String? = nil, value: String = "",
    isReplaced: Bool = false, isOptional: Bool = false,
    submit: @escaping @Sendable (String) -> Action, cancel: Action,
    typing: (@Sendable (String) -> Action)? = nil, isAcceptable: (@Sendable (String) -> Bool)? = nil,
    isAnsweredAtOnce: Bool = false, understood: (@Sendable (String) -> String?)? = nil,
    remaining: (@Sendable (String) -> Int)? = nil
  ) {
    self.kind = kind
    self.label = label
    self.hint = hint
    self.value = value
    self.isReplaced = isReplaced
    self.isOptional = isOptional
    self.submit = submit
    self.cancel = cancel
    self.typing = typing
    self.isAcceptable = isAcceptable
    self.isAnsweredAtOnce = isAnsweredAtOnce
    self.understood = understood
    self.remaining = remaining
  }

  fileprivate func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Field<Other> {
    let submit = submit
    let typing = typing
    var changed: (@Sendable (String) -> Other)?
    if let typing { changed = { transform(typing($0)) } }
    return Field<Other>(
      kind, label: label, hint: hint, value: value, isReplaced: isReplaced, isOptional: isOptional,
      submit: { transform(submit($0)) }, cancel: transform(cancel), typing: changed,
      isAcceptable: isAcceptable, isAnsweredAtOnce: isAnsweredAtOnce, understood: understood,
      remaining: remaining)
  }
}
