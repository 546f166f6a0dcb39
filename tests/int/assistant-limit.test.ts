import { expect, it, vi } from 'vitest'

/** As many questions as one address may ask in a minute. */
const turns = 40

function question(): Request {
  return new Request('http://localhost:3100/api/assistant/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3100' },
    // refused for what it is, so that nothing but the turn is taken
    body: JSON.stringify({ message: '' }),
  })
}

it('answers nobody who asks more than forty times a minute, and says when to come back', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  vi.resetModules()
  const { POST } = await import('@/app/api/assistant/ask/route')
  const answers: Response[] = []
  for (let asked = 0; asked < turns + 1; asked += 1) answers.push(await POST(question()))
  expect(answers.slice(0, turns).map(({ status }) => status)).toEqual(Array(turns).fill(422))
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  vi.unstubAllEnvs()
})
