import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { cookiesInside, protectSessionCookie } from './host-cookies'

let server: http.Server | undefined

afterEach(() => {
  server?.close()
})

/** A server that answers which cookies it saw, and sets some. */
async function visit(set: (response: http.ServerResponse) => void, cookie?: string) {
  server = http.createServer((request, response) => {
    protectSessionCookie(request, response)
    set(response)
    response.end(request.headers.cookie ?? 'none')
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers })
  return { seen: await answer.text(), set: answer.headers.getSetCookie() }
}

describe('the cookie of a session', () => {
  const session = 'site-token=abc; Path=/; HttpOnly; Secure; SameSite=Lax'

  it.each([
    ['one header', (response: http.ServerResponse) => response.setHeader('Set-Cookie', session)],
    ['a list', (response: http.ServerResponse) => response.setHeader('set-cookie', [session])],
    ['appended', (response: http.ServerResponse) => response.appendHeader('Set-Cookie', session)],
  ])('leaves under the name that browsers protect: %s', async (_, set) => {
    expect((await visit(set)).set).toEqual([`__Host-${session}`])
  })

  it('leaves the others as they are', async () => {
    const { set } = await visit((response) => {
      response.setHeader('Set-Cookie', ['site-theme=dark; Path=/', 'site-token-else=1'])
    })
    expect(set).toEqual(['site-theme=dark; Path=/', 'site-token-else=1'])
  })

  it('comes in under the plain one', async () => {
    const { seen } = await visit(() => undefined, 'a=1; __Host-site-token=abc; site-theme=dark')
    expect(seen).toBe('a=1; site-token=abc; site-theme=dark')
  })

  it.each([
    ['site-token=planted', ''],
    ['site-token=planted; __Host-site-token=own', 'site-token=own'],
    ['__Host-site-token=own; site-token=planted', 'site-token=own'],
    [' site-token=planted;x=1', 'x=1'],
  ])('comes from nobody who could only set a plain one: %s', (given, expected) => {
    expect(cookiesInside(given)).toBe(expected)
  })
})
