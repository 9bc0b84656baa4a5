import AppScreens
import Testing

@Suite("The number of an item")
struct ItemNumberTests {
  @Test("is named where a text asks for it, and nowhere else")
  func inText() {
    let number = TextSpan.itemNumber
    func entry(_ name: String) -> Block<String> {
      .entry(
        Entry(
          [Line(name + number), Line([TextSpan("w \(number) shows the text", .faint, namesNumber: true)])],
          open: name))
    }
    let list = Screen(title: "List", blocks: ["a", "b"].map(entry))
    for layout in [ScreenLayout.words, .columns] {
      let renderer = ScreenRenderer(width: 40, layout: layout)
      #expect(renderer.render(list).contains("w 1 shows the text\n"))
      #expect(renderer.rows(list, of: 1..<2)[0].last?.hasSuffix("w 2 shows the text") == true)
      #expect(renderer.render(list).contains("a\(number)"))
    }
  }
}
