import http from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteUnavailable, requestId } from '../log/request-scope.mjs'
import { receiveCalls } from './receive-calls'
import type { Answered } from './receive-calls'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function listening(listener: RequestListener): Promise<number> {
  const server: Server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

it('an address that has moved is said once, and other headers as often as they are added', async () => {
  ends.push(receiveCalls({ trustedProxies: 0 }))
  const port = await listening((_request, response) => {
    response.statusCode = 307
    response.setHeader('location', '/about')
    response.appendHeader('location', '/about')
    response.appendHeader('set-cookie', 'a=1')
    response.appendHeader('set-cookie', 'b=2')
    response.end()
  })
  const answer = await fetch(`http://127.0.0.1:${port}/moved`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/about')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

it('a page that failed for want of what it needs says so, and when to come again', async () => {
  ends.push(receiveCalls({ trustedProxies: 0 }))
  const port = await listening((request, response) => {
    void setTimeout(5).then(() => {
      if (request.url === '/away') noteUnavailable()
      response.statusCode = request.url === '/fine' ? 200 : 500
      response.end()
    })
  })
  const answers = await Promise.all(
    ['/away', '/broken', '/fine'].map(async (path) => {
      const { headers, status } = await fetch(`http://127.0.0.1:${port}${path}`)
      return [status, headers.get('retry-after')]
    }),
  )
  expect(answers).toEqual([
    [503, '5'],
    [500, null],
    [200, null],
  ])
})

it.each([
  ['/about', 'application/x-www-form-urlencoded', '/about'],
  ['/api/media', 'multipart/form-data; boundary=x', '/api/media'],
  ['/about', 'multipart/form-data; boundary=x', '/api/nothing'],
  ['/API/media', 'Multipart/Form-Data', '/api/nothing'],
  ['/admin', 'multipart/form-data; boundary=x', '/api/nothing'],
  ['/administration', 'multipart/mixed', '/api/nothing'],
])('a form to %s as %s is asked as %s', async (path, type, expected) => {
  ends.push(receiveCalls({ trustedProxies: 0 }))
  const port = await listening((request, response) => response.end(request.url))
  const headers = { 'content-type': type }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers })
  expect(await answer.text()).toBe(expected)
})

it.each([
  ['GET', '/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['OPTIONS', '/_next/static/chunks/a.js', '/api/nothing'],
  ['POST', '/_next/static/chunks/a.js', '/api/nothing'],
  ['DELETE', '/icon-192.png', '/api/nothing'],
  ['GET', '/icon-192.png', '/icon-192.png'],
  ['POST', '/contact', '/contact'],
])('%s of %s is asked as %s', async (method, path, expected) => {
  ends.push(receiveCalls({ trustedProxies: 0 }))
  const port = await listening((request, response) => response.end(request.url))
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  expect(await answer.text()).toBe(expected)
})

it('the admin’s own functions are called where they stand', async () => {
  ends.push(receiveCalls({ trustedProxies: 0 }))
  const port = await listening((request, response) => response.end(request.url))
  const answer = await fetch(`http://127.0.0.1:${port}/admin/account`, {
    method: 'POST',
    headers: { 'next-action': 'abc', 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(await answer.text()).toBe('/admin/account')
})

describe('the id of a call', () => {
  const answered: Answered[] = []
  /** What each call sees of itself after others have begun. */
  async function callsAnswered(trustedProxies: number, said: (string | undefined)[]) {
    const port = await listening((request, response) => {
      void setTimeout(20).then(() => response.end(JSON.stringify([requestId(), request.url])))
    })
    answered.length = 0
    const end = receiveCalls({ trustedProxies, onAnswered: (call) => answered.push(call) })
    ends.push(end)
    const calls = await Promise.all(
      said.map(async (id, at) => {
        const headers = id === undefined ? undefined : { 'x-request-id': id }
        const path = `/q/secret-${at}?mail=robin@example.com`
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headers ?? {} })
        const [seen, url] = (await answer.json()) as [string, string]
        expect(url).toBe(path)
        return { seen, told: answer.headers.get('x-request-id') }
      }),
    )
    // a call is told of once its connection knows that all was sent
    await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(said.length))
    end()
    return calls
  }

  it('is its own through all that follows, and in the answer', async () => {
    const calls = await callsAnswered(0, [undefined, undefined, undefined])
    for (const { seen, told } of calls) expect(told).toBe(seen)
    expect(new Set(calls.map(({ told }) => told)).size).toBe(3)
    const call = answered.find(({ id }) => id === calls[0]?.told)
    expect(call).toMatchObject({ method: 'GET', path: '/q/secret-0', status: 200 })
    expect(call?.ms).toBeGreaterThan(10)
  })

  it('is a visitor’s own word nowhere, and that of a proxy where one is trusted', async () => {
    const [visitor] = await callsAnswered(0, ['chosen-by-anybody'])
    expect(visitor?.told).not.toBe('chosen-by-anybody')
    const [proxy, malformed] = await callsAnswered(1, ['chosen-by-a-proxy', 'no id" {forged}'])
    expect(proxy?.told).toBe('chosen-by-a-proxy')
    expect(malformed?.told).toMatch(/^[\w-]{36}$/)
  })

  it('is told of a call whose caller left, too', async () => {
    const caller = new AbortController()
    // not before the call has come: on a busy machine that takes its time
    const port = await listening(() => caller.abort())
    ends.push(receiveCalls({ trustedProxies: 0, onAnswered: (call) => answered.push(call) }))
    await fetch(`http://127.0.0.1:${port}/left`, { signal: caller.signal }).catch(() => undefined)
    await vi.waitFor(() =>
      expect(answered.find(({ path }) => path === '/left')).toMatchObject({ status: 499 }),
    )
  })
})
