import AppValues
import CSocialPostgreSQL
import Foundation

/// Watches for every process's commits, over a connection of its own.
struct PostgreSQLWatcher: Sendable {
  static let channel = "socialconnect_change"

  let url: String
  let faults: PostgreSQLFaults

  /// Watches until cancelled, on its own thread.
  func watch(_ hub: SignalHub) async {
    guard let stop = StopSignal() else { return hub.send(.disconnected) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        Thread { [self] in
          run(hub, until: stop)
          done.resume()
        }.start()
      }
    } onCancel: {
      stop.send()
    }
  }

  private func run(_ hub: SignalHub, until stop: StopSignal) {
    var pause: Int32 = 100
    var isTold = false
    while !stop.isSent {
      do throws(PostgreSQLFault) {
        try listen(hub, until: stop) {
          pause = 100
          isTold = false
        }
      } catch {
        if !isTold { _ = faults.translate(error) }  // Logged once, however long it lasts.
        isTold = true
        hub.send(.disconnected)
        stop.wait(milliseconds: pause)
        pause = min(pause * 2, 2000)
      }
    }
  }

  private func listen(
    _ hub: SignalHub, until stop: StopSignal, _ isConnected: () -> Void
  ) throws(PostgreSQLFault) {
    let handle = try PostgreSQLLink.connect(to: url, as: .reader).handle
    defer { PQfinish(handle) }
    let answer = PQexec(handle, "LISTEN \(Self.channel)")
    defer { PQclear(answer) }
    guard PQresultStatus(answer) == PGRES_COMMAND_OK else {
      throw .lost(PostgreSQLLink.message(handle))
    }
    isConnected()
    hub.send(.changed)
    while !stop.isSent {
      stop.wait(for: PQsocket(handle))
      guard PQconsumeInput(handle) == 1 else { throw .lost(PostgreSQLLink.message(handle)) }
      var isNews = false
      while let notice = PQnotifies(handle) {
        PQfreemem(notice)
        isNews = true
      }
      if isNews { hub.send(.changed) }
    }
  }
}
