import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { newRequestKey } from './request-key'

it('names every attempt by a new UUID of version 4', () => {
  const keys = Array.from({ length: 50 }, newRequestKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
})
