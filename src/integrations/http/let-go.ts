import type { Server, ServerResponse } from 'node:http'

/** How long a connection that has asked for nothing yet may still do so once the process was told to end. */
const patienceMs = 1_000

type Connections = {
  /** A call has come: its server is not done before it is answered. */
  note: (server: Server, response: ServerResponse) => void
  /** The process was told to end, and its servers take no new connections. */
  end: () => void
}

/**
 * A server that closes lets go at once of the connections that rest, but waits for those whose calls are under
 * way as long as their callers keep them, a minute and more behind nginx, and for those that a browser opened
 * ahead and has asked nothing on. Here the first go with their answer, the others once nobody waits for one.
 */
export function connectionsLetGo(): Connections {
  const underWay = new Map<Server, number>()
  let isPast = false
  const letGo = (server: Server): void => {
    server.closeIdleConnections()
    if (isPast && underWay.get(server) === 0) server.closeAllConnections()
  }
  return {
    note: (server, response) => {
      underWay.set(server, (underWay.get(server) ?? 0) + 1)
      response.once('close', () => {
        underWay.set(server, (underWay.get(server) ?? 1) - 1)
        if (!server.listening) setImmediate(letGo, server)
      })
    },
    end: () => {
      // nobody waits for it: where all is answered sooner, the process ends sooner
      setTimeout(() => {
        isPast = true
        for (const server of underWay.keys()) letGo(server)
      }, patienceMs).unref()
    },
  }
}
