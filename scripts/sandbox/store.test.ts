import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type Stripe from 'stripe'
import { expect, it, vi } from 'vitest'
import { openStore } from './store'

it('goes on where its file can’t be written for a moment', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-store-'))
  const file = path.join(folder, 'kept', 'state.json')
  const lines: string[] = []
  const store = openStore(
    file,
    // of a size that takes a while to write, so that the next time is put off
    ({ prices }) => {
      prices.large = { id: 'x'.repeat(500_000) } as Stripe.Price
    },
    (line) => lines.push(line),
  )
  store.save()
  // a file where a folder is wanted
  fs.rmSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(path.dirname(file), '')
  store.save()
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('could not be written')
  fs.rmSync(path.dirname(file))
  store.save()
  vi.advanceTimersByTime(600_000)
  expect(fs.existsSync(file)).toBe(true)
  fs.rmSync(folder, { recursive: true })
  vi.useRealTimers()
})
