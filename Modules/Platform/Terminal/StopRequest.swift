import Dispatch
import Foundation

/// Lets a person stop a running program with Ctrl-C.
public enum StopRequest {
  /// Runs an operation until it ends, or until the person asks to stop, which cancels it.
  ///
  /// - Parameter output: A stream whose reader going away also counts as a request to stop; nil if no reader is
  ///   expected.
  public static func cancels<Value: Sendable>(
    withReaderOf output: StandardStream? = nil, _ body: @escaping @Sendable () async -> Value
  ) async -> Value {
    let task = Task { await body() }
    let watch = Task {
      while let output, output.hasReader, !Task.isCancelled {
        // Ends early only when watching is no longer needed.
        try? await Task.sleep(for: .milliseconds(500))
      }
      if output != nil { task.cancel() }
    }
    let sources = [SIGINT, SIGTERM].map { number in
      // The source sees the signal only where it does not end the process.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { task.cancel() }
      source.activate()
      return source
    }
    let value = await task.value
    watch.cancel()
    sources.forEach { $0.cancel() }
    return value
  }
}
