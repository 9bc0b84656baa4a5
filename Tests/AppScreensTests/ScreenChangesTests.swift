import AppScreens
import Testing

@Suite("What has changed on a screen")
struct ScreenChangesTests {
  private func screen(_ texts: [String], age: String = "now") -> Screen<Int> {
    let entries = texts.enumerated().map { index, text in
      Block.entry(
        Entry([Line([TextSpan(text), TextSpan(" \(age)", .faint)]), Line("1 like", .faint)], open: index))
    }
    return Screen(title: "Home", blocks: [.heading("Posts")] + entries)
  }

  @Test("is told by block, ages aside, and drawn with the numbers of the whole screen")
  func changes() throws {
    let before = screen(["one", "two", "three"])
    let now = screen(["one", "two", "three!"], age: "1 min ago")
    let changed = try #require(now.changedBlocks(since: before))
    #expect(changed == [3])
    #expect(ScreenRenderer().rows(now, of: 3..<4) == [["", "3. three! 1 min ago", "   1 like"]])
  }

  @Test("is a line that is all faint too: counts change by what one does")
  func counts() {
    let before = screen(["one", "two"])
    var now = before
    now.blocks[1] = .entry(
      Entry([Line([TextSpan("one"), TextSpan(" now", .faint)]), Line("2 likes", .faint)], open: 0))
    #expect(now.changedBlocks(since: before) == [1])
  }

  @Test("isn't what stands behind the title: the screen is the same when only that changes")
  func summary() {
    var (before, now) = (screen(["one", "two"]), screen(["one", "two", "three"]))
    before.summary = "2 new"
    now.summary = "3 new"
    #expect(now.continues(before))
    now.blocks.removeLast()
    #expect(now.changedBlocks(since: before) == [])
    #expect(ScreenRenderer().render(now).hasPrefix("Home · 3 new\n"))
    #expect(now.map { $0 }.summary == "3 new")
  }

  @Test("is a mark of one's own beside counts, and the counts beside it")
  func marks() {
    func screen(_ counts: String, _ own: String) -> Screen<Int> {
      var screen = self.screen(["one", "two"])
      let facts = Line([TextSpan(counts, .faint), TextSpan(" · ", .faint), TextSpan(own, .own)])
      screen.blocks[1] = .entry(Entry([Line("one"), facts], open: 0))
      return screen
    }
    let before = screen("1 like", "you like this")
    #expect(screen("2 likes", "you like this").changedBlocks(since: before) == [1])
    #expect(screen("1 like", "bookmarked").changedBlocks(since: before) == [1])
    #expect(screen("1 like", "you like this").changedBlocks(since: before) == [])
  }

  @Test("is not told where most of it changed, or something asks, came or went")
  func others() {
    let before = screen(["one", "two", "three"])
    #expect(screen(["1", "2", "three"]).changedBlocks(since: before) == [1, 2])
    #expect(screen(["1", "2", "3"]).changedBlocks(since: before) == nil)
    #expect(screen(["one", "two"]).changedBlocks(since: before) == nil)
    var unnumbered = before
    unnumbered.blocks[1] = .entry(Entry([Line([TextSpan("one"), TextSpan(" now", .faint)])], open: nil))
    #expect(unnumbered.changedBlocks(since: before) == nil, "the numbers behind it are others")
    unnumbered.blocks.append(unnumbered.blocks[3])
    #expect(!unnumbered.continues(before))
    var asking = before
    asking.field = Field(label: "Name", submit: { _ in 0 }, cancel: 1)
    #expect(asking.changedBlocks(since: before) == nil)
  }
}
