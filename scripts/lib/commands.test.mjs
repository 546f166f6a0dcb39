import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { inProject } from './paths.mjs'

const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

const filledIn = [
  'SITE_URL=https://glass.example',
  'DATABASE_URL=postgres://site:secret@127.0.0.1:1/site',
  'PAYLOAD_SECRET=a-secret-of-an-operator-0123456789',
  'SMTP_URL=smtp://mail.example:587',
  'MAIL_FROM=hello@glass.example',
  'SALES_EMAIL=sales@glass.example',
]

/** A checkout of the project whose operator filled in `.env`, built as far as anybody looks. */
function checkoutWith(lines) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'))
  folders.push(folder)
  fs.cpSync(inProject('scripts'), path.join(folder, 'scripts'), { recursive: true })
  for (const name of ['collections', 'migrations', 'node_modules', 'src']) {
    fs.symlinkSync(inProject(name), path.join(folder, name))
  }
  for (const name of ['package.json', 'payload.config.ts', 'tsconfig.json']) {
    fs.copyFileSync(inProject(name), path.join(folder, name))
  }
  fs.mkdirSync(path.join(folder, '.next'))
  fs.writeFileSync(path.join(folder, '.next/BUILD_ID'), 'built')
  fs.writeFileSync(path.join(folder, '.env'), lines.join('\n'))
  return folder
}

/** What a command says on stderr, and how it ends, with nothing set but what `.env` says. */
async function saidBy(folder, command) {
  const { HOME, PATH } = process.env
  const child = spawn(process.execPath, [`scripts/${command}.mjs`], {
    cwd: folder,
    env: { HOME, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

for (const command of ['serve', 'migrate']) {
  it(`${command} reads .env, and says in one sentence what is wrong with it`, async () => {
    const folder = checkoutWith([...filledIn, 'PORT=many'])
    expect(await saidBy(folder, command)).toEqual({
      code: 1,
      said: 'PORT is malformed: must be a whole number from 1 to 65535.',
    })
  })
}

it('migrate says in one sentence that the database does not answer', async () => {
  const { code, said } = await saidBy(checkoutWith(filledIn), 'migrate')
  expect(code).toBe(1)
  expect(said).toMatch(/^The database of DATABASE_URL does not answer: [^\n]+\.$/)
})

it('serve says in one sentence that its port is taken', async () => {
  const other = net.createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address()
  try {
    expect(await saidBy(checkoutWith([...filledIn, `PORT=${port}`]), 'serve')).toEqual({
      code: 1,
      said: `Port ${port} is taken by another program; set PORT to a free one.`,
    })
  } finally {
    other.close()
  }
})
