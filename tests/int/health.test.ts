import { describe, expect, it } from 'vitest'
import { testPayload } from '../setup/database'

describe('GET /api/health', () => {
  it('answers ok while the database answers', async () => {
    await testPayload()
    const { GET } = await import('@/app/api/health/route')
    const response = await GET(new Request('http://localhost/api/health'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })
})
