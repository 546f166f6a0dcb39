import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { receiveCalls } from './receive-calls'

it('an address that has moved is said once, and other headers as often as they are added', async () => {
  receiveCalls({ trustedProxies: 0 })
  const server = http.createServer((_request, response) => {
    response.statusCode = 307
    response.setHeader('location', '/about')
    response.appendHeader('location', '/about')
    response.appendHeader('set-cookie', 'a=1')
    response.appendHeader('set-cookie', 'b=2')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/moved`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/about')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  } finally {
    server.close()
  }
})
