import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/config/env'
import { readEnvFile } from './env-file.mjs'
import { inProject } from './paths.mjs'

const example = fs.readFileSync(inProject('.env.example'), 'utf8')

const filledIn = {
  SITE_URL: 'https://glass.example',
  DATABASE_URL: 'postgres://site:secret@127.0.0.1:5432/site',
  PAYLOAD_SECRET: '"a-secret-with-a-#-in-it-0123456789"',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'hello@glass.example',
  SALES_EMAIL: 'sales@glass.example',
}

const names = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
const before = { ...process.env }

afterEach(() => {
  for (const name of names) delete process.env[name]
  Object.assign(process.env, before)
  vi.restoreAllMocks()
})

function writeEnvFile(text) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'env-file-'))
  const file = path.join(folder, '.env')
  fs.writeFileSync(file, text)
  return file
}

describe('the file of variables', () => {
  it('is what .env.example becomes when the marked lines are filled in', () => {
    for (const name of names) delete process.env[name]
    let text = example
    for (const [name, value] of Object.entries(filledIn)) {
      text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)
    }
    readEnvFile(writeEnvFile(text))
    expect(parseEnv(process.env)).toMatchObject({
      ...filledIn,
      PAYLOAD_SECRET: 'a-secret-with-a-#-in-it-0123456789',
      APP_MODE: 'production',
    })
  })

  it('has nothing but names and values on its lines, so that other readers take it too', () => {
    for (const line of example.split('\n')) expect(line).toMatch(/^($|#|[A-Z0-9_]+=[^#\s]*$)/)
  })

  it('stands below what is really set', () => {
    process.env.SITE_URL = 'https://set.example'
    readEnvFile(writeEnvFile('SITE_URL=https://file.example\n'))
    expect(process.env.SITE_URL).toBe('https://set.example')
  })

  it('is not needed', () => {
    expect(() => readEnvFile('/nowhere/.env')).not.toThrow()
  })

  it('says when this Node cannot read it', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(process, 'loadEnvFile', 'get').mockReturnValue(undefined)
    const file = writeEnvFile('SITE_URL=https://file.example\n')
    readEnvFile(file)
    expect(said.mock.calls.join()).toContain(`${file} was not read`)
  })
})
