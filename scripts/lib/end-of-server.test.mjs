import { expect, it } from 'vitest'
import { endOf } from './end-of-server.mjs'

const by = (signal) => ({ code: null, signal })
const having = (code) => ({ code, signal: null })

it('a server that was told to stop and came to its end has ended well', () => {
  for (const end of [having(143), having(130), having(0), by('SIGTERM')]) {
    expect(endOf({ ...end, stopping: true })).toBe(0)
  }
})

it('one that was killed, failed or left something undone has not', () => {
  expect(endOf({ ...by('SIGKILL'), stopping: false })).toBe(1)
  expect(endOf({ ...by('SIGKILL'), stopping: true })).toBe(1)
  expect(endOf({ ...having(1), stopping: true })).toBe(1)
  expect(endOf({ ...having(143), stopping: false })).toBe(143)
})
