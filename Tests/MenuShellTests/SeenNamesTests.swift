import Testing

@testable import SocialMenuShell

/// What the screens named can be typed by Tab.
@Suite struct SeenNamesTests {
  @Test func handlesAndHashtagsAreKeptTheLastSeenFirst() {
    var names = SeenNames()
    names.add(from: "Aiko @aiko · 2 h\n\u{1B}[36m#写真\u{1B}[0m and #café, @ben@example.org. 50 # @")
    #expect(names.all == ["@ben@example.org", "#café", "#写真", "@aiko"])
    names.add(from: "@aiko likes #go")
    #expect(names.all == ["#go", "@aiko", "@ben@example.org", "#café", "#写真"])
  }

  @Test func onlySoManyAreKept() {
    var names = SeenNames()
    for number in 0..<300 { names.add(from: "@user\(number)") }
    #expect(names.all.count == 100 && names.all.first == "@user299")
  }
}
