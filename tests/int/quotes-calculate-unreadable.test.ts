import { describe, expect, it } from 'vitest'
import { calculate, send } from '../fixtures/calculating'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const stored = await storePricing(await testPayload())

describe('POST /api/quotes/calculate', () => {
  it.each([
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1e308'],
    ['a number beyond all numbers', '1e999'],
  ])('refuses %s with a message', async (_, body) => {
    const response = await send(body)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect(errors[0]?.message).toEqual(expect.any(String))
  })

  it.each([
    ['widthIn', null],
    ['widthIn', -36],
    ['widthIn', 0],
    ['widthIn', 1e308],
    ['widthIn', '36'],
    ['heightIn', {}],
  ])('refuses a panel whose %s is %j, and names it', async (side, value) => {
    const panel = { widthIn: 36, heightIn: 76, [side]: value }
    const response = await calculate({ ...showerInputs(stored), panels: [panel] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: `panels.0.${side}` }] })
  })

  it('refuses what is no number in JSON at all', async () => {
    const body = JSON.stringify(showerInputs(stored))
    const asNaN = await send(body.replace('36', 'NaN'))
    expect(asNaN.status).toBe(400)
    const asHuge = await send(body.replace('36', '1e999'))
    expect(asHuge.status).toBe(422)
  })

  it('refuses thousands of panels, also when they fit into the body', async () => {
    const panel = { widthIn: 1, heightIn: 1 }
    const many = await calculate({
      ...showerInputs(stored),
      panels: Array.from({ length: 10_000 }, () => panel),
    })
    expect(many.status).toBe(413)
    const packed = await calculate({
      ...showerInputs(stored),
      panels: Array.from({ length: 10_000 }, () => 0),
    })
    expect(packed.status).toBe(422)
    expect(await packed.json()).toMatchObject({ errors: [{ field: 'panels' }] })
  })

  it('survives deep JSON', async () => {
    const depth = 30_000
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    expect([400, 422]).toContain((await send(deep)).status)
    const inside = `{"panels":${deep}}`
    expect([400, 422]).toContain((await send(inside)).status)
    const extra = JSON.stringify(showerInputs(stored)).replace('{', `{"more":${deep},`)
    expect([200, 400]).toContain((await send(extra)).status)
  })

  it('refuses five megabytes, whether or not their length is announced', async () => {
    const five = 'x'.repeat(5 * 1024 * 1024)
    expect((await send(`{"serviceType":"${five}"}`)).status).toBe(413)
    const { POST } = await import('@/app/api/quotes/calculate/route')
    const stream = new Blob([`"${five}"`]).stream()
    const unannounced = new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await POST(unannounced)).status).toBe(413)
  })

  it('reads nothing but JSON', async () => {
    expect((await send('serviceType=shower', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('{"serviceType":')).status).toBe(400)
    expect((await send('')).status).toBe(400)
  })

  it('ignores keys that nobody asked for', async () => {
    const body = JSON.stringify(showerInputs(stored)).replace(
      '{',
      '{"totalCost":1,"settings":{"profitMarginPercentage":-100},"__proto__":{"thicknessMm":1},',
    )
    expect(await (await send(body)).json()).toMatchObject({ totalCost: 1266.96 })
  })
})
