import Testing

@testable import SocialServer

@Suite("What a device is called")
struct AgentNameTests {
  @Test(
    "is short for a browser, and what it says for anything else",
    arguments: [
      (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
        "Edge (Windows)"
      ),
      (
        "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
        "Chrome (ChromeOS)"
      ),
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
        "Safari (iPhone)"
      ),
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
        "Firefox (iPhone)"
      ),
      (
        "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
        "Samsung Internet (Android)"
      ),
      (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
        "Firefox (Mac)"
      ),
      ("Mozilla/5.0 (compatible; Bot/1.0)", "Mozilla/5.0 (compatible; Bot/1.0)"),
      ("Ivory/12345 CFNetwork/1568 Darwin/24.0", "Ivory/12345 CFNetwork/1568 Darwin/24.0"), ("", ""),
    ])
  func names(agent: String, name: String) {
    #expect(AgentName.name(agent) == name)
  }
}
