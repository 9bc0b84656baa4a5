/// A screen as a value: what it says, what can be chosen, and what it asks for.
///
/// Features make screens of their state; a host (a terminal or a window) draws them. `Action` is the meaning of the
/// person's choice to the presenter.
public struct Screen<Action: Sendable>: Sendable {
  /// The title.
  public var title: String
  /// The text after the title, such as a count; nil for none. If only this changes, it's still the same screen.
  public var summary: String?
  /// The step of a longer procedure ("Step 1 of 3"); nil if it isn't part of one.
  public var progress: String?
  /// What just happened, most urgent first.
  public var notices: [ScreenNotice]
  /// The content, from top to bottom.
  public var blocks: [Block<Action>]
  /// Whether its items follow on from one another, as in a conversation, so that their order is never reversed.
  public var keepsOrder: Bool
  /// The choices, in the order in which they are shown.
  public var menu: [MenuItem<Action>]
  /// The value that the screen asks for; nil if it's waiting for a choice from the menu.
  public var field: Field<Action>?
  /// How many numbered entries there are, including those that haven't been read yet; nil if unknown.
  public var entryCount: Int?
  /// The action of a short command for several entries at once, given its letter and their indices among the numbered
  /// entries. Nil if it's carried out for one after another.
  public var together: (@Sendable (_ key: String, _ places: [Int]) -> Action?)?

  /// Makes a screen of its parts; only the title is required.
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

  /// The title with its summary.
  public var wholeTitle: String { ([title] + [summary].compactMap(\.self)).joined(separator: " · ") }

  /// The entries among the blocks, in order.
  public var entries: [Entry<Action>] {
    blocks.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  /// The entries that have a number, in order.
  public var numberedEntries: [Entry<Action>] { entries.filter(\.isNumbered) }

  /// The same screen with each action transformed.
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
    /// The screen may be out of date, since nothing newer can be read.
    case offline
    /// Something new has happened, such as a new post.
    case news
  }

  /// The kind of notice.
  public let kind: Kind
  /// What it says.
  public let text: String

  /// Makes a notice. Its text is complete; the host adds only a mark for the kind.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A part of a screen's content.
@nonexhaustive
public enum Block<Action: Sendable>: Sendable {
  /// A heading for a part of the screen.
  case heading(String)
  /// Text without a number, wrapped when drawn.
  case paragraph(Line)
  /// An item of a list, which can be chosen by its number.
  case entry(Entry<Action>)
  /// A mark between entries ("You left off here").
  case divider(String)
  /// A picture with its caption; nothing if the host doesn't show pictures.
  case picture(Picture)

  /// A paragraph of plain `text`, of one line or more.
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

  /// Whether it belongs to the block below it, and stays on the same page.
  public var leads: Bool {
    switch self {
    case .heading, .divider: true
    case .entry(let entry): entry.leads
    case .paragraph, .picture: false
    }
  }

  /// Several lines as one paragraph, with no blank lines between them: content that isn't an entry.
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
          shortcuts: entry.shortcuts.mapValues(transform), undoes: entry.undoes, pictures: entry.pictures,
          leads: entry.leads))
    }
  }
}

/// An item of a list: its lines, the action of its number, and its short commands. If it has no actions, it has no
/// number.
public struct Entry<Action: Sendable>: Sendable {
  /// The lines, from top to bottom.
  public let lines: [Line]
  /// The action of its number alone; nil for none.
  public let open: Action?
  /// The actions of `l 3` and the like, by letter.
  public let shortcuts: [String: Action]
  /// The letters of the short commands that undo what was done, as `f` does for someone who is followed.
  public let undoes: Set<String>
  /// Its pictures, drawn small below its lines if the host can. The lines also describe them in words.
  public let pictures: [Picture]
  /// Whether it leads to the entry below it, such as a post to the comment on it: both stay on one page.
  public let leads: Bool

  /// - Parameters:
  ///   - lines: The lines; the number is shown before the first.
  ///   - open: The action of its number alone; nil if the app doesn't have the place it would lead to.
  ///   - shortcuts: The actions of a letter with the number, by letter.
  ///   - undoes: The letters that undo what was done; a hint can then say so.
  ///   - pictures: Its pictures, without captions.
  ///   - leads: Whether it stays on the same page as the entry below it.
  public init(
    _ lines: [Line], open: Action?, shortcuts: [String: Action] = [:], undoes: Set<String> = [],
    pictures: [Picture] = [], leads: Bool = false
  ) {
    self.lines = lines
    self.open = open
    self.shortcuts = shortcuts
    self.undoes = undoes
    self.pictures = pictures
    self.leads = leads
  }

  /// Whether it has any actions, and so a number.
  public var isNumbered: Bool { open != nil || !shortcuts.isEmpty }
}

/// A line of text, in spans of different emphasis. It may contain newlines and is wrapped when drawn.
public struct Line: Hashable, Sendable {
  /// The spans, in order.
  public let spans: [TextSpan]
  /// The spans at the other end of the line, or after a `·` in a layout without columns: a time or a count.
  public let trailing: [TextSpan]
  /// How many columns it's indented.
  public let indent: Int
  /// Whether it's truncated to one row with a `…`, in a layout with columns (`ScreenLayout.columns`). Otherwise, it's
  /// wrapped.
  public let staysInOneRow: Bool

  /// - Parameters:
  ///   - spans: The spans, joined without spaces.
  ///   - trailing: The spans at the other end of the line; empty for none.
  ///   - indent: How many columns it's indented.
  ///   - staysInOneRow: Whether it's truncated if it's longer than a row.
  public init(
    _ spans: [TextSpan], trailing: [TextSpan] = [], indent: Int = 0, staysInOneRow: Bool = false
  ) {
    self.spans = spans
    self.trailing = trailing
    self.indent = indent
    self.staysInOneRow = staysInOneRow
  }

  /// A line with the same emphasis throughout.
  public init(_ text: String, _ emphasis: Emphasis = .plain, indent: Int = 0) {
    self.init([TextSpan(text, emphasis)], indent: indent)
  }

  /// The line, indented further by `columns`.
  public func indented(by columns: Int) -> Line {
    Line(spans, trailing: trailing, indent: indent + columns, staysInOneRow: staysInOneRow)
  }

  /// The line as it's drawn in the item with this number.
  func naming(_ number: Int) -> Line {
    Line(
      spans.map { $0.naming(number) }, trailing: trailing, indent: indent, staysInOneRow: staysInOneRow)
  }

  /// The line with its trailing spans after a `·`.
  var joined: Line {
    trailing.isEmpty
      ? self
      : Line(
        spans + [TextSpan(" · ", .faint)] + trailing, indent: indent, staysInOneRow: staysInOneRow)
  }

  /// The line as it's read aloud: complete, with symbols in words.
  var inWords: Line {
    Line(spans.map(\.inWords), trailing: trailing.map(\.inWords), indent: indent)
  }

  /// The text without emphasis.
  public var text: String { joined.spans.map(\.text).joined() }
}

/// A choice of the menu.
public struct MenuItem<Action: Sendable>: Sendable {
  /// The short command for it; nil if there is none.
  public let key: String?
  /// The label.
  public let label: String
  /// Whether an empty line chooses it: the choice that people most likely want.
  public let isDefault: Bool
  /// The action of choosing it.
  public let action: Action

  /// - Parameters:
  ///   - key: The short command for it, usually a letter; nil for none.
  ///   - label: The label.
  ///   - isDefault: Whether an empty line chooses it; at most one item of a menu.
  ///   - action: The action of choosing it.
  public init(key: String? = nil, label: String, isDefault: Bool = false, action: Action) {
    self.key = key
    self.label = label
    self.isDefault = isDefault
    self.action = action
  }

  /// One step back from a question, to the screen it was asked on. The host's own way back would leave the whole
  /// place here. `<`, and the word for it, choose this item.
  ///
  /// - Parameters:
  ///   - words: The words of the language it's shown in.
  ///   - action: The action of choosing it.
  public static func back(_ words: Words, _ action: Action) -> MenuItem {
    MenuItem(key: "b", label: words.shared.back, action: action)
  }
}

/// How a value is entered.
@nonexhaustive
public enum FieldKind: Hashable, Sendable {
  /// One line.
  case line
  /// The path of a file. The answer is the path itself: a path typed with quotation marks, backslashes or `~`, or
  /// dropped as a URL, is interpreted by the host.
  case path
  /// One line that isn't shown while it's typed.
  case secret
  /// A new secret. If the host can't show what was typed, it asks for it twice.
  case newSecret
  /// Any number of lines, ended by a line with a single `.`.
  case text

  /// Whether the answer isn't shown.
  public var isSecret: Bool { self == .secret || self == .newSecret }
}

/// A value that a screen asks for.
public struct Field<Action: Sendable>: Sendable {
  /// How the value is entered.
  public let kind: FieldKind
  /// The label, without punctuation ("Email").
  public let label: String
  /// What a good answer looks like, in a few words; nil if the label says enough.
  public let hint: String?
  /// The current value, from which editing starts unless the answer replaces it.
  public let value: String
  /// Whether an answer replaces the current value, which is shown but not edited; an empty line keeps it. Use it for
  /// values that people enter again rather than correct, such as a day.
  public let isReplaced: Bool
  /// Whether an empty answer means none. If the host can't tell an empty line from no answer, `-` means none.
  public let isOptional: Bool
  /// The action for an answer.
  public let submit: @Sendable (String) -> Action
  /// The action for leaving the field without an answer.
  public let cancel: Action
  /// The action for an unfinished answer, sent after each line and within a second of typing; nil if it isn't needed.
  public let typing: (@Sendable (String) -> Action)?
  /// Whether an answer could be accepted, as far as that's known at once; nil if it isn't. An unacceptable secret is
  /// submitted without asking for it a second time.
  public let isAcceptable: (@Sendable (String) -> Bool)?
  /// Whether the screen responds while someone types, as a search does. The host then reports typing sooner.
  public let isAnsweredAtOnce: Bool
  /// How an unfinished answer is understood, to be shown next to it; nil for nothing to show. Called for each typed
  /// character, from any thread.
  public let understood: (@Sendable (String) -> String?)?
  /// How many more characters an answer could have, negative if it has too many; nil if there's no limit to show.
  /// Called for each typed character, from any thread.
  public let remaining: (@Sendable (String) -> Int)?

  /// - Parameters:
  ///   - label: The label, without punctuation.
  ///   - hint: What a good answer looks like; nil if the label says enough.
  ///   - value: The current value; empty for none.
  ///   - isReplaced: Whether an answer replaces the current value, which isn't edited.
  ///   - isOptional: Whether an empty answer means none.
  ///   - submit: Turns the answer into an action. The answer may be empty, and hasn't been checked.
  ///   - cancel: The action for leaving the field without an answer.
  ///   - typing: Turns an unfinished answer into an action; nil if it isn't needed.
  ///   - isAcceptable: Whether an answer could be accepted; nil if that isn't known at once.
  ///   - isAnsweredAtOnce: Whether the screen responds while someone types.
  ///   - understood: How an unfinished answer is understood; nil if it's taken literally.
  ///   - remaining: How many more characters an answer could have; nil if there's no limit to show.
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
