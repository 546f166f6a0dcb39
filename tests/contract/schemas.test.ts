import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test(
  'the committed schemas are those of the installed stripe package',
  { timeout: 120_000 },
  async () => {
    const script = path.join(root, 'scripts/sandbox/contract/generate-schemas.ts')
    const tsx = path.join(root, 'node_modules/.bin/tsx')
    await expect(promisify(execFile)(tsx, [script, '--check'])).resolves.toBeDefined()
  },
)

test('the sandbox names the API version that the package is pinned to', () => {
  const pinned = fs.readFileSync(path.join(root, 'node_modules/stripe/esm/apiVersion.d.ts'), 'utf8')
  const sandbox = fs.readFileSync(path.join(root, 'scripts/sandbox/start-sandbox.ts'), 'utf8')
  const version = /ApiVersion: "([^"]+)"|ApiVersion = ["']([^"']+)["']/.exec(pinned)
  expect(sandbox).toContain(version?.[1] ?? version?.[2] ?? 'no version found')
})
