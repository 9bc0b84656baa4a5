import Foundation

/// Standard input and output. A single thread does all reading and writing.
final class StandardTerminal: TextIO {
  let isInteractive: Bool
  let style: TextStyle
  private let mailbox: Mailbox
  private let interrupted: Interruptions
  private let output: Int32
  private let fallbackWidth: Int

  init(
    isInteractive: Bool, style: TextStyle, mailbox: Mailbox, interruptions: Interruptions,
    output: Int32, fallbackWidth: Int
  ) {
    self.isInteractive = isInteractive
    self.style = style
    self.mailbox = mailbox
    self.interrupted = interruptions
    self.output = output
    self.fallbackWidth = fallbackWidth
  }

  var width: Int {
    TerminalSize.columns(of: output) ?? fallbackWidth
  }

  var height: Int? { isInteractive ? TerminalSize.rows(of: output) : nil }

  func print(_ text: String) async {
    await withCheckedContinuation { done in
      mailbox.post(.write(text) { done.resume() })
    }
  }

  func announce(_ text: String) async {
    await withCheckedContinuation { done in
      mailbox.post(.announce(text) { done.resume() })
    }
  }

  func send(_ sequence: String) async {
    guard isInteractive else { return }
    await withCheckedContinuation { done in
      mailbox.post(.send(sequence) { done.resume() })
    }
  }

  func readLine(_ request: LineRequest) async -> LineResult {
    await withCheckedContinuation { done in
      mailbox.post(.read(request) { done.resume(returning: $0) })
    }
  }

  func copy(_ text: String) async -> Bool {
    guard isInteractive else { return false }
    // OSC 52: the terminal itself keeps the clipboard, on this machine or at the other end of a connection.
    await print("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}")
    return true
  }

  func interruptions() -> AsyncStream<Void> { interrupted.stream() }

  func lend<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value {
    await withCheckedContinuation { done in
      mailbox.post(.hold { done.resume() })
    }
    let value = await body()
    mailbox.post(.release)
    return value
  }

  func close() async {
    await withCheckedContinuation { done in
      mailbox.post(.close { done.resume() })
    }
  }
}
