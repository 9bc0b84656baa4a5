import AppValues
import Foundation

/// The thread that serves a pipe, or a terminal that can't move its cursor: complete lines in, plain text out.
///
/// Use it on one thread.
final class PlainLoop {
  private let mailbox: Mailbox
  private let interruptions: Interruptions
  private let descriptor: Int32
  /// The settings of the input, if it's a terminal.
  private let settings: TerminalSettings?
  private let outputIsTerminal: Bool
  private var output: OutputWriter
  private var input: LineBuffer
  private var reading: Reading?
  private var news: [String] = []
  private var held: [String]?
  private var isStopped = false
  private var isRunning = true

  private struct Reading {
    let request: LineRequest
    let done: @Sendable (LineResult) -> Void
  }

  init(mailbox: Mailbox, interruptions: Interruptions, input: Int32, output: Int32) {
    self.mailbox = mailbox
    self.interruptions = interruptions
    descriptor = input
    settings = TerminalSettings(of: input)
    outputIsTerminal = isatty(output) == 1
    self.output = OutputWriter(descriptor: output)
    self.input = LineBuffer(descriptor: input)
  }

  /// Runs until closed.
  func run() {
    // Between lines nothing is shown: it may be a password, typed a moment early.
    settings?.silence()
    while isRunning {
      let (jobs, signals) = mailbox.take()
      jobs.forEach(perform)
      signals.forEach(heed)
      if reading != nil, let result = result() {
        finish(with: result)
      } else if isRunning {
        wait()
      }
    }
  }

  private func result() -> LineResult? {
    isStopped || !output.isOpen ? .endOfInput : input.next()
  }

  private func wait() {
    var watched = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
    if reading != nil { watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&watched, nfds_t(watched.count), -1) > 0 else { return }
    if watched.count == 2, watched[1].revents != 0 { input.fill() }
  }

  private func perform(_ job: TerminalJob) {
    switch job {
    case .write(let text, let done):
      write(news.joined() + text)
      news = []
      done()
    case .announce(let text, let done):
      news.append(text)
      done()
    case .send(_, let done): done()
    case .read(let request, let done):
      write(request.prompt)
      if !request.isSecret { settings?.restore() }
      reading = Reading(request: request, done: done)
    case .hold(let done):
      held = held ?? []
      settings?.restore()
      done()
    case .release:
      let texts = held ?? []
      held = nil
      settings?.silence()
      texts.forEach(write)
    case .close(let done):
      write(news.joined())
      finish(with: .endOfInput)
      isRunning = false
      settings?.restore()
      done()
    }
  }

  private func heed(_ signal: Int32) {
    switch signal {
    case SIGINT where reading != nil: finish(with: .interrupted)
    case SIGINT: interruptions.send()
    case SIGTERM, SIGHUP:
      isStopped = true
      interruptions.send()
    default: break
    }
  }

  private func finish(with result: LineResult) {
    guard let reading else { return }
    self.reading = nil
    settings?.silence()
    if settings == nil, !reading.request.isSecret {
      // A transcript reads well only with the answers in it; a terminal echoes them itself.
      switch result {
      case .line(let text), .pasted(let text), .tooLong(let text), .moved(_, let text):
        write(Printable.stripped(text))
      case .endOfInput, .interrupted: break
      }
    }
    let isEchoed = settings != nil && outputIsTerminal && !reading.request.isSecret
    if !isEchoed || result == .interrupted || result == .endOfInput { write("\n") }
    reading.done(result)
  }

  private func write(_ text: String) {
    if held != nil { held?.append(text) } else { output.write(text) }
  }
}
