import PostText

/// The rules for what a link reads as.
struct LinkRules {
  /// What is read of a link.
  enum Reading: Equatable {
    /// Its text, as if it were no link.
    case own
    /// This, in place of its text.
    case text(String)
    /// Its text, and then its address.
    case followed(by: String)
  }

  /// The handles of people by the addresses of their profiles, in lower case.
  private let people: [String: String]
  /// The most bytes of a handle, with its server.
  private static let longestHandle = 400

  init(people: [String: String]) {
    self.people = Dictionary(
      people.filter { $0.value.utf8.count <= Self.longestHandle }.map { ($0.key.lowercased(), $0.value) }
    ) { first, _ in first }
  }

  /// What is read of a link.
  ///
  /// - Parameters:
  ///   - link: The element.
  ///   - last: The byte right before it: some servers write the sign of a mention or a hashtag there.
  func reading(of link: HTMLElement, after last: UInt8?) -> Reading {
    guard let address = LinkAddress(link.attribute("href") ?? "") else { return .own }
    let text = LinkText(link)
    if text.whole.isEmpty { return .text(address.text) }
    // As its author wrote it.
    if text.whole == address.written { return .text(text.whole) }
    if isHashtag(link), let hashtag = hashtag(text, after: last) { return hashtag }
    if isPerson(link, address), let person = person(text, address, after: last) { return person }
    return address.isSame(as: text) ? .text(address.text) : .followed(by: address.text)
  }

  // MARK: Hashtags

  private func isHashtag(_ link: HTMLElement) -> Bool {
    link.hasClass("hashtag")
      || (link.attribute("rel") ?? "").split(whereSeparator: \.isWhitespace).contains { $0 == "tag" }
  }

  private func hashtag(_ text: LinkText, after last: UInt8?) -> Reading? {
    let name = HashtagName.bare(text.visible)
    guard HashtagName(name) != nil else { return text.visible.first == "#" ? .own : nil }
    return .text(last == UInt8(ascii: "#") ? name : "#" + name)
  }

  // MARK: People

  private func isPerson(_ link: HTMLElement, _ address: LinkAddress) -> Bool {
    link.hasClass("mention") || people[address.text.lowercased()] != nil
  }

  private func person(_ text: LinkText, _ address: LinkAddress, after last: UInt8?) -> Reading? {
    let isSigned = text.visible.first == "@"
    guard isSigned || last == UInt8(ascii: "@") else { return nil }
    let shown = isSigned ? String(text.visible.dropFirst()) : text.visible
    return handle(shown, isSigned, at: address).map { .text((isSigned ? "@" : "") + $0) }
  }

  /// The handle of someone who is shown, with the name of their server where it needs one.
  private func handle(_ shown: String, _ isSigned: Bool, at address: LinkAddress) -> String? {
    if let known = people[address.text.lowercased()] {
      // As its author wrote it.
      return known.lowercased() == shown.lowercased() ? shown : known
    }
    if shown.contains("@") { return Self.isHandle(shown) ? shown : nil }
    guard let host = address.host else { return nil }
    // Without a sign, it may be a name that people chose.
    let names = isSigned ? [shown, address.name] : [address.name, shown]
    return names.compactMap { $0.map { "\($0)@\(host)" } }.first(where: Self.isHandle)
  }

  private static func isHandle(_ name: String) -> Bool { PostText("@\(name)").mentions == [name] }
}
