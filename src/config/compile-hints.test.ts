import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compileHint, hintCompilation } from './compile-hints.mjs'

test('the scripts that start every page get the hint once, and no others', async () => {
  const projectDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-hints-'))
  const read = (name: string) => fs.readFileSync(path.join(projectDir, '.next', name), 'utf8')
  fs.mkdirSync(path.join(projectDir, '.next'))
  for (const [name, content] of Object.entries({
    'build-manifest.json': JSON.stringify({ rootMainFiles: ['react.js'] }),
    'react.js': 'react()',
    'admin.js': 'admin()',
  })) {
    fs.writeFileSync(path.join(projectDir, '.next', name), content)
  }

  await hintCompilation({ projectDir, distDir: '.next' })
  await hintCompilation({ projectDir, distDir: path.join(projectDir, '.next') })

  expect(read('react.js')).toBe(`${compileHint}react()`)
  expect(read('admin.js')).toBe('admin()')
  fs.rmSync(projectDir, { recursive: true })
})
