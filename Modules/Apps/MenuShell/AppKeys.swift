/// What you can type in an app, besides the actions of a screen: the same letters and words everywhere.
public struct AppKeys<Place: Hashable & Sendable>: Sendable {
  /// What leads to a place from every screen.
  public struct PlaceKey: Sendable {
    let key: String
    let hint: String
    let place: Place
    let argument: (@Sendable (String) -> Place)?

    /// - Parameters:
    ///   - key: A letter or sign.
    ///   - hint: Where it leads, in a word.
    ///   - place: The place.
    ///   - argument: The place that the key with more behind it means, which takes that in; nil when nothing can
    ///     stand behind it.
    public init(
      _ key: String, _ hint: String, _ place: Place,
      argument: (@Sendable (String) -> Place)? = nil
    ) {
      self.key = key
      self.hint = hint
      self.place = place
      self.argument = argument
    }
  }

  /// What can be done to an item of a list, where it takes that.
  public struct ItemKey: Sendable {
    let key: String
    let hint: String
    let undoHint: String?
    let words: [String]
    let takesText: Bool
    let meaning: @Sendable (Int) -> String
    let missing: (@Sendable (Int) -> String)?

    /// - Parameters:
    ///   - key: The letter, which stands before the item's number.
    ///   - hint: What it does, in a word.
    ///   - undo: What it does, in a word, where it undoes something for every item on the page; nil to say `hint` there.
    ///   - words: Other words for it, lowercased; each can replace the letter.
    ///   - takesText: Whether text behind the number answers the question that follows.
    ///   - meaning: What it does to an item, by its number, for help.
    ///   - missing: What an item lacks that does not take it, by its number; nil to say only that it doesn't.
    public init(
      _ key: String, _ hint: String, undo: String? = nil, words: [String] = [], takesText: Bool = false,
      meaning: @escaping @Sendable (Int) -> String, missing: (@Sendable (Int) -> String)? = nil
    ) {
      self.key = key
      self.hint = hint
      self.undoHint = undo
      self.words = words
      self.takesText = takesText
      self.meaning = meaning
      self.missing = missing
    }
  }

  /// Something else to type, and what it does.
  public struct Example: Sendable {
    let input: String
    let meaning: String

    /// - Parameters:
    ///   - input: What is typed (`@alice`).
    ///   - meaning: What it does.
    public init(_ input: String, _ meaning: String) {
      self.input = input
      self.meaning = meaning
    }
  }

  let places: [PlaceKey]
  let items: [ItemKey]
  let examples: [Example]
  let settings: String?

  /// - Parameters:
  ///   - places: What leads to places, what is used most first.
  ///   - items: What can be done to items, what is used most first.
  ///   - examples: What else can be typed.
  ///   - settings: What opens the settings of the shell (`g settings`); nil where the app has none.
  public init(places: [PlaceKey], items: [ItemKey], examples: [Example] = [], settings: String? = nil) {
    self.places = places
    self.items = items
    self.examples = examples
    self.settings = settings
  }

  /// The keys without those that lead to what there is not.
  func leading(where has: (Place) -> Bool) -> AppKeys {
    AppKeys(places: places.filter { has($0.place) }, items: items, examples: examples, settings: settings)
  }
}
