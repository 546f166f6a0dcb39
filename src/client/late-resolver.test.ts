import { expect, it, vi } from 'vitest'
import { lateResolver } from './late-resolver'

const options = { fields: {}, shouldUseNativeValidation: false }
const wrong = { values: {}, errors: { name: { type: 'custom', message: 'nameRequired' } } }

it('judges by the schema once it has come', async () => {
  const { resolver } = lateResolver<{ name: string }>(() => Promise.resolve(() => wrong))
  expect(await resolver({ name: '' }, undefined, options)).toBe(wrong)
})

it('leaves the judging to the server where the schema does not come', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { resolver, prepare } = lateResolver<{ name: string }>(load)
  prepare()
  const values = { name: '' }
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} })
  expect(load).toHaveBeenCalledTimes(2)
})
