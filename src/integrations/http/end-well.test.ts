import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A server that ends at once when it is told to, as Next does without calls, and has something under way. */
const serverThatNeeds = (ms: number) => `
  import { endWell } from './src/integrations/http/end-well.ts'
  endWell([
    () => new Promise((done) => setTimeout(() => { console.log('sent'); done() }, ${ms})),
    () => Promise.reject(new Error('one that fails keeps nobody')),
  ])
  process.on('SIGTERM', () => process.exit(143))
  setInterval(() => undefined, 1000)
  console.log('ready')
`

async function toldToEnd(server: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', server],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (said === 'ready\n') child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

it('what is under way when the process is told to end is brought to its end', async () => {
  expect(await toldToEnd(serverThatNeeds(300))).toEqual({ code: 143, said: 'ready\nsent\n' })
})

it('what does not come to its end in time is left, and is no good end', async () => {
  expect(await toldToEnd(serverThatNeeds(60_000))).toEqual({ code: 1, said: 'ready\n' })
}, 20_000)
