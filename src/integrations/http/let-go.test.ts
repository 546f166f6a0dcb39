import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { connectionsLetGo } from './let-go'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server whose connections are let go, and that answers nothing by itself. */
async function listening(): Promise<{ server: Server; port: number; end: () => void }> {
  const { note, end } = connectionsLetGo()
  const server = http.createServer((_request, response) => note(server, response))
  server.keepAliveTimeout = 60_000
  ends.push(() => server.closeAllConnections())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, end }
}

/** A call of somebody who keeps the connection. */
async function asked(server: Server, port: number) {
  const agent = new http.Agent({ keepAlive: true })
  ends.push(() => agent.destroy())
  const call = http.get({ port, agent })
  const answered = once(call, 'response').then(([answer]) =>
    once((answer as IncomingMessage).resume(), 'end'),
  )
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  return { response, answered }
}

it('a connection goes with the answer of its call, though the caller keeps it', async () => {
  const { server, port } = await listening()
  const { response, answered } = await asked(server, port)
  const closed = once(server.close(), 'close')
  response.end()
  await answered
  await closed
})

it('one that asked for nothing goes once nobody waits for an answer, and not before', async () => {
  const { server, port, end } = await listening()
  const connection = net.connect(port, '127.0.0.1')
  await once(connection, 'connect')
  const { response, answered } = await asked(server, port)
  const closed = once(server.close(), 'close')
  end()
  await setTimeout(1_200)
  expect(connection.closed).toBe(false)
  response.end('told')
  await answered
  await closed
})
