import AppValues
import Entities
import Filters

/// What people would rather not see.
extension RandomWalk {
  private static let phrases = [
    "cat", "CATS", "写真", "展", "ｃａｆé", "swift", "1", "person2", "tea", "grey", "COFFEE", "東京 1",
  ]

  mutating func filter(_ actor: Int) async throws {
    let own = oracle.filters.indices.filter { oracle.filters[$0].owner == actor }
    guard let filter = own.isEmpty ? nil : own[pick(own.indices)], pick(0..<3) > 0 else {
      return try await makeFilter(actor)
    }
    switch pick(0..<10) {
    case ..<2: try await set(pickSettings(), of: filter, actor)
    case ..<4: try await addPhrase(to: filter, actor)
    case ..<5: try await editPhrase(of: filter, actor)
    case ..<8: try await filterPost(filter, actor)
    case 8: try await deleteFilter(filter, actor)
    default: try await reachForFilter(filter, (actor + 1) % people.count)
    }
  }

  private mutating func makeFilter(_ actor: Int) async throws {
    let (filters, settings) = (try people[actor].filters, pickSettings())
    let phrases = (0..<pick(0..<3)).map { _ in pickPhrase() }
    var made: PostFilter?
    try await act("\(actor) makes a filter \(settings) of \(phrases)", expecting: nil) {
      made = try await filters.create(settings, phrases.map { .add($0.text, isWholeWord: $0.isWholeWord) })
    }
    guard let made else { return }
    oracle.filters.append(
      Oracle.Filter(id: made.id, owner: actor, settings: settings, phrases: phrases))
    try compare("the answer", SeenFilter(made), SeenFilter(oracle.filters[oracle.filters.count - 1], oracle))
  }

  private mutating func set(_ settings: FilterSettings, of filter: Int, _ actor: Int) async throws {
    oracle.filters[filter].settings = settings
    try await change("sets \(settings)", filter, actor, expecting: nil, FilterChange(settings: settings))
  }

  private mutating func addPhrase(to filter: Int, _ actor: Int) async throws {
    let phrase = pickPhrase()
    oracle.filters[filter].phrases.append(phrase)
    let change = FilterChange(phrases: [.add(phrase.text, isWholeWord: phrase.isWholeWord)])
    try await self.change("adds \(phrase)", filter, actor, expecting: nil, change)
  }

  /// Changes a phrase, or removes it.
  private mutating func editPhrase(of filter: Int, _ actor: Int) async throws {
    let present = try await people[actor].filters.repository.filter(oracle.filters[filter].id).phrases
    if present.isEmpty { return }
    let (index, phrase, isKept) = (pick(present.indices), pickPhrase(), pick(0..<2) == 0)
    if isKept {
      oracle.filters[filter].phrases[index] = phrase
    } else {
      oracle.filters[filter].phrases.remove(at: index)
    }
    let change = FilterChange(phrases: [
      isKept
        ? .edit(present[index].id, text: phrase.text, isWholeWord: phrase.isWholeWord)
        : .remove(present[index].id)
    ])
    try await self.change(
      "\(isKept ? "makes \(phrase) of" : "removes") phrase \(index)", filter, actor, expecting: nil, change)
  }

  /// Filters a post, or no longer.
  private mutating func filterPost(_ filter: Int, _ actor: Int) async throws {
    let entries = try await people[actor].filters.repository.filter(oracle.filters[filter].id).posts
    if !entries.isEmpty, pick(0..<3) == 0 {
      let index = pick(entries.indices)
      oracle.filters[filter].posts.remove(at: index)
      return try await change(
        "removes entry \(index)", filter, actor, expecting: nil,
        FilterChange(removedPosts: [entries[index].id]))
    }
    guard let post = pickPost() else { return }
    let error = oracle.add(post, toFilter: filter)
    let change = FilterChange(addedPosts: [oracle.posts[post].id])
    try await self.change("adds post \(post)", filter, actor, expecting: error, change)
  }

  private mutating func deleteFilter(_ filter: Int, _ actor: Int) async throws {
    let (filters, id) = (try people[actor].filters, oracle.filters.remove(at: filter).id)
    try await act("\(actor) deletes filter \(filter)", expecting: nil) {
      try await filters.repository.delete(id)
    }
  }

  /// Tries to change the filter of someone else.
  private mutating func reachForFilter(_ filter: Int, _ actor: Int) async throws {
    let (filters, id, settings) = (try people[actor].filters, oracle.filters[filter].id, pickSettings())
    try await act("\(actor) reaches for filter \(filter)", expecting: .notFound) {
      _ = try await filters.change(id, FilterChange(settings: settings))
    }
  }

  private mutating func change(
    _ activity: String, _ filter: Int, _ actor: Int, expecting error: AppError?, _ change: FilterChange
  ) async throws {
    let (filters, id) = (try people[actor].filters, oracle.filters[filter].id)
    var answer: PostFilter?
    try await act("\(actor) \(activity) in filter \(filter)", expecting: error) {
      answer = try await filters.change(id, change)
    }
    guard let answer else { return }
    try compare("the answer", SeenFilter(answer), SeenFilter(oracle.filters[filter], oracle))
  }

  private mutating func pickSettings() -> FilterSettings {
    let contexts = FilterContext.allCases.filter { _ in pick(0..<2) == 0 }
    return FilterSettings(
      "Filter \(steps)", in: contexts.isEmpty ? [.notifications] : Set(contexts),
      action: FilterAction.allCases[pick(FilterAction.allCases.indices)],
      expiresAt: pick(0..<3) == 0 ? oracle.now.adding(seconds: Int64(pick(1..<900))) : nil)
  }

  private mutating func pickPhrase() -> WalkedPhrase {
    WalkedPhrase(text: Self.phrases[pick(Self.phrases.indices)], isWholeWord: pick(0..<2) == 0)
  }

  /// Compares what each device of someone lists of their filters.
  func compareFilters(_ viewer: Int) async throws {
    let expected = oracle.filters.filter { $0.owner == viewer }.map { SeenFilter($0, oracle) }
    for device in devices[viewer] {
      let filters = try await device.filters.repository.filters().items
      try compare("filters of \(viewer)", filters.map { SeenFilter($0) }, expected)
    }
  }
}

/// What a person sees of a filter.
struct SeenFilter: Equatable {
  let settings: FilterSettings
  let phrases: [WalkedPhrase]
  let posts: [ID<Post>]

  init(_ filter: PostFilter) {
    settings = filter.settings
    phrases = filter.phrases.map { WalkedPhrase(text: $0.text, isWholeWord: $0.isWholeWord) }
    posts = filter.posts.map(\.post)
  }

  init(_ filter: Oracle.Filter, _ oracle: Oracle) {
    (settings, phrases) = (filter.settings, filter.phrases)
    posts = filter.posts.map { oracle.posts[$0].id }
  }
}
