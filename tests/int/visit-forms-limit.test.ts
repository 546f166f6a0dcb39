import { beforeAll, expect, it, vi } from 'vitest'
import { testPayload } from '../setup/database'

beforeAll(async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  await testPayload()
})

const body = new URLSearchParams({ token: 'no/such', zip: '75201', locale: 'es' })

const byForm = () =>
  new Request('http://localhost:3100/api/visits/book', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

it('leads a form that came too often back to its page, and tells a program so', async () => {
  const { POST } = await import('@/app/api/visits/book/route')
  const places: (string | null)[] = []
  for (let count = 0; count < 21; count += 1) {
    places.push((await POST(byForm())).headers.get('location'))
  }
  const page = '/es/visit/hold/no%2Fsuch'
  expect(places).toEqual([...Array<string>(20).fill(page), `${page}#too-many`])
  const asProgram = await POST(
    new Request('http://localhost:3100/api/visits/book', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3100' },
      body: '{}',
    }),
  )
  expect(asProgram.status).toBe(429)
  expect(await asProgram.text()).toContain('Please try again in 10 minutes.')
})
