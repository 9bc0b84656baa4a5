import SocialTerminal
import Testing

@Suite("A picture in a terminal")
struct PictureProtocolTests {
  @Test(
    "is shown in the best way that the terminal is known to have",
    arguments: [
      (["TERM": "xterm-kitty"], PictureProtocol.kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "foot-extra"], .sixel), (["TERM": "mlterm"], .sixel), (["TERM": "xterm-sixel"], .sixel),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "mintty"], .sixel),
      (["TERM": "xterm-256color"], .blocks), (["TERM": "linux"], .blocks),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], .blocks),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .blocks),
    ])
  func best(environment: [String: String], expected: PictureProtocol) {
    #expect(PictureProtocol(environment: environment) == expected)
  }

  @Test(
    "is made of characters within other programs, whatever the terminal around them says",
    arguments: [
      ["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], ["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"],
      ["TERM": "screen", "KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty", "ZELLIJ": "0"],
      ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "VTE_VERSION": "7006"],
      ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2", "TERM_PROGRAM": "vscode"],
    ])
  func within(environment: [String: String]) {
    #expect(PictureProtocol(environment: environment) == .blocks)
  }

  @Test(
    "is not shown where nothing but text is",
    arguments: [[:], ["TERM": "dumb", "TERM_PROGRAM": "iTerm.app"]])
  func none(environment: [String: String]) {
    let way = PictureProtocol(environment: environment)
    #expect(way == .none)
    #expect(way.rows(of: [1], in: PictureArea(columns: 1, rows: 1)).isEmpty)
  }

  @Test("keeps its shape, and is no larger than it is")
  func area() {
    let page = PictureArea(columns: 80, rows: 12)
    #expect(page.fitting(width: 400, height: 300) == PictureArea(columns: 32, rows: 12))
    #expect(page.fitting(width: 3000, height: 300) == PictureArea(columns: 80, rows: 4))
    #expect(page.fitting(width: 100, height: 100) == PictureArea(columns: 10, rows: 5))
    #expect(page.fitting(width: 1, height: 5000) == PictureArea(columns: 1, rows: 12))
    #expect(page.fitting(width: 0, height: 0) == PictureArea(columns: 1, rows: 1))
  }

  @Test("is one sequence for iTerm2, drawn from the first of its rows")
  func iTerm2() {
    #expect(
      PictureProtocol.iTerm2.rows(of: Array("picture".utf8), in: PictureArea(columns: 20, rows: 3)) == [
        "", "",
        "\u{1B}7\u{1B}[2A\u{1B}]1337;File=inline=1;size=7;width=20;height=3;preserveAspectRatio=1;"
          + "doNotMoveCursor=1:cGljdHVyZQ==\u{07}\u{1B}8",
      ])
  }

  @Test("comes to kitty in chunks of 4096 characters")
  func kitty() {
    let area = PictureArea(columns: 20, rows: 1)
    #expect(
      PictureProtocol.kitty.rows(of: Array("picture".utf8), in: area)
        == ["\u{1B}7\u{1B}_Ga=T,f=100,q=2,C=1,c=20,r=1,m=0;cGljdHVyZQ==\u{1B}\\\u{1B}8"])
    let whole = [UInt8](repeating: 0, count: 3072)
    let chunk = String(repeating: "A", count: 4096)
    #expect(
      PictureProtocol.kitty.rows(of: whole, in: area)
        == ["\u{1B}7\u{1B}_Ga=T,f=100,q=2,C=1,c=20,r=1,m=0;\(chunk)\u{1B}\\\u{1B}8"])
    #expect(
      PictureProtocol.kitty.rows(of: whole + [0], in: area) == [
        "\u{1B}7\u{1B}_Ga=T,f=100,q=2,C=1,c=20,r=1,m=1;\(chunk)\u{1B}\\\u{1B}_Gm=0;AA==\u{1B}\\\u{1B}8"
      ])
  }

  @Test("has a row to spare behind sixels, and as many rows as were drawn of characters")
  func drawn() {
    let area = PictureArea(columns: 20, rows: 2)
    #expect(
      PictureProtocol.sixel.rows(of: Array("\u{1B}Pq~\u{1B}\\".utf8), in: area)
        == ["", "", "\u{1B}7\u{1B}[2A\u{1B}Pq~\u{1B}\\\u{1B}8"])
    #expect(PictureProtocol.blocks.rows(of: Array("#1\n#2\n#3\n\n".utf8), in: area) == ["#1", "#2", "#3"])
  }
}
