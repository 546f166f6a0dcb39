import { sampleShower } from '../../bench/sample-shower'
import { customer, signInByRequest } from '../support/people'
import { expect, test } from '../support/test'

type Refused = { errors: { field: string; message: string }[]; verdicts: { level: string }[] }

test('a shower taller than its glass is made has no price and is not saved', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const headers = { origin }
  const fits = await sampleShower(origin)
  const tall = { ...fits, panels: [{ widthIn: 30, heightIn: 300, role: 'fixed' }] }
  const calculate = (data: object) => request.post('/api/quotes/calculate', { headers, data })

  const priced = await calculate(fits)
  expect(priced.status()).toBe(200)
  expect(await priced.json()).toMatchObject({ verdicts: [] })

  await signInByRequest(request, origin, customer)
  const person = { customerName: 'Avery Sample', expectedTotal: 1, requestKey: crypto.randomUUID() }
  const save = request.post('/api/quotes/save', { headers, data: { ...tall, ...person } })
  for (const answer of [await calculate(tall), await save]) {
    expect(answer.status()).toBe(422)
    const { errors, verdicts } = (await answer.json()) as Refused
    expect(errors.map(({ field }) => field)).toEqual(['panels.0.heightIn'])
    expect(errors[0]?.message).toMatch(/^Shower panels of this thickness are made up to \d+ inches/)
    expect(verdicts.map(({ level }) => level)).toContain('block')
  }
})
