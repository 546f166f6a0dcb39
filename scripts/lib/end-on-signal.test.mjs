import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { endOnSignal } from './end-on-signal.mjs'
import { endGroup, isAlive } from './processes.mjs'

afterEach(() => vi.restoreAllMocks())

function told(bringDown) {
  const from = new EventEmitter()
  const exit = vi.fn()
  return { from, exit, isEnding: endOnSignal(bringDown, { from, exit }) }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('by %s a command brings down what it began, then ends with %i', async (signal, code) => {
  let down = () => undefined
  const { from, exit, isEnding } = told(() => new Promise((resolve) => (down = resolve)))
  expect(isEnding()).toBe(false)
  from.emit(signal)
  await Promise.resolve()
  expect(isEnding()).toBe(true)
  expect(exit).not.toHaveBeenCalled()
  down()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(code))
})

it('told twice it waits for nothing, and what fails on the way keeps it from nothing', async () => {
  const still = told(() => new Promise(() => undefined))
  still.from.emit('SIGINT')
  still.from.emit('SIGTERM')
  expect(still.exit).toHaveBeenCalledExactlyOnceWith(143)
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = told(() => Promise.reject(new Error('no database')))
  failing.from.emit('SIGTERM')
  await vi.waitFor(() => expect(failing.exit).toHaveBeenCalledWith(143))
  expect(complaint).toHaveBeenCalledWith('Error: no database')
})

it('a group ends with what its first program has begun', async () => {
  const idle = 'setInterval(() => undefined, 1000)'
  const code = `
    const { spawn } = require('node:child_process')
    process.on('SIGTERM', () => process.exit(0))
    console.log(spawn(process.execPath, ['-e', ${JSON.stringify(idle)}]).pid)
    ${idle}`
  const first = spawn(process.execPath, ['-e', code], {
    ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  })
  const [said] = await once(first.stdout, 'data')
  const second = Number(String(said))
  expect([first.pid, second].map(isAlive)).toEqual([true, true])
  await endGroup(first.pid)
  expect([first.pid, second].map(isAlive)).toEqual([false, false])
})
