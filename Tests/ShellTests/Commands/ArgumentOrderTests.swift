import ArgumentParser
import SocialMenuShell
import Testing

@testable import SocialShell

@Suite("The order and form of arguments")
struct ArgumentOrderTests {
  @Test("options before the command mean the same as behind it")
  func leadingOptions() {
    #expect(
      ArgumentOrder.normalised(["--data", "d", "--lang=ja", "--json", "timeline", "home", "--limit", "3"])
        == ["timeline", "--data", "d", "--lang=ja", "--json", "home", "--limit", "3"])
    #expect(ArgumentOrder.normalised(["--lang", "ja", "help", "post"]) == ["help", "post"])
    #expect(ArgumentOrder.normalised(["--data", "d"]) == ["--data", "d"])
    #expect(
      ArgumentOrder.normalised(["--as", "aiko", "requests", "accept", "ben"])
        == ["requests", "accept", "--as", "aiko", "ben"])
    #expect(
      ArgumentOrder.normalised(["lists", "--data", "d", "add", "--json", "Friends", "ben"])
        == ["lists", "add", "--data", "d", "--json", "Friends", "ben"])
    #expect(ArgumentOrder.normalised(["profile", "--json", "ben"]) == ["profile", "--json", "ben"])
    #expect(ArgumentOrder.normalised(["help", "--lang", "ja", "lists", "add"]) == ["help", "lists", "add"])
    #expect(ArgumentOrder.normalised(["post", "--as", "aiko"]) == ["post", "--as", "aiko"])
  }

  @Test(
    "help is that of the command, wherever a global option stands",
    arguments: [
      ["--data", "d", "lists", "--help"], ["lists", "--data", "d", "--help"],
      ["lists", "--help", "--data=d"], ["--json", "lists", "-h"], ["help", "lists", "--data", "d"],
    ])
  func help(arguments: [String]) throws {
    #expect(try explanation(of: arguments) == explanation(of: ["lists", "--help"]))
    #expect(try explanation(of: arguments).contains("\n  create "))
  }

  @Test("help is not asked for by a text that looks like it")
  func textLikeHelp() {
    #expect(ArgumentOrder.normalised(["post", "--", "--help"]) == ["post", "--", "--help"])
  }

  @Test(
    "a notification setting is a choice or an option",
    arguments: [
      (["--like", "nobody"], ["like=nobody"]), (["--like=nobody"], ["like=nobody"]),
      (["--follow-request", "anyone"], ["follow-request=anyone"]),
      (["--all", "following"], ["all=following"]),
      (["quiet=22:00-07:00", "BELL=off"], ["--quiet=22:00-07:00", "--bell=off"]),
      (["like=nobody", "--bell", "on"], ["like=nobody", "--bell", "on"]),
    ])
  func noticeSettings(given: [String], understood: [String]) throws {
    let command = ["notifications", "settings"]
    #expect(ArgumentOrder.normalised(command + given) == command + understood)
    #expect(throws: Never.self) { try RootCommand.read(command + understood) }
  }

  @Test(
    "on and yes, off and no are the same for every option that is turned on or off",
    arguments: [("on", true), ("yes", true), ("YES", true), ("off", false), ("no", false)])
  func switches(value: String, isOn: Bool) throws {
    let edit = try RootCommand.read([
      "profile", "edit", "--locked", value, "--bot", value, "--hide-followers", value,
    ])
    let profile = try #require(edit as? ProfileCommand.Edit).profile
    #expect([profile.locked, profile.bot, profile.hideFollowers].map { $0?.isOn } == [isOn, isOn, isOn])
    let settings = try RootCommand.read([
      "notifications", "settings", "--bell", value, "--desktop", value, "--terminal", value,
    ])
    let alerts = try #require(settings as? NotificationsCommand.Settings)
    #expect([alerts.bell, alerts.desktop, alerts.terminal].map { $0?.isOn } == [isOn, isOn, isOn])
    let mail = try #require(try RootCommand.read(["mail", "--send-here", value]) as? MailCommand)
    #expect(mail.sendHere?.isOn == isOn)
  }

  @Test("a mute keeps its notifications by either name of the option")
  func muteNotices() throws {
    for option in ["--notifications", "--notices"] {
      let command = try #require(try RootCommand.read(["mute", "ben", option]) as? MuteCommand)
      #expect(command.keepsNotifications)
    }
  }

  private func explanation(of arguments: [String]) throws -> String {
    do {
      var command = try RootCommand.read(ArgumentOrder.normalised(arguments))
      try command.run()
      return ""
    } catch {
      return RootCommand.explanation(of: error)
    }
  }
}
