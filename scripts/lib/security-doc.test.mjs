import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from './paths.mjs'

const where = {
  int: { folders: ['tests/int'], end: '.test.ts' },
  e2e: { folders: ['tests/e2e'], end: '.spec.ts' },
  unit: { folders: ['src', 'collections', 'scripts'], end: '.test.' },
}

it('docs/security.md names tests that there are', () => {
  const lines = fs.readFileSync(inProject('docs/security.md'), 'utf8').split('\n')
  const cells = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').at(-1))
  const named = cells.flatMap((cell) =>
    cell
      .replace(/\|?\s*$/, '')
      .split('; ')
      .flatMap((part) => {
        const [, kind, names] = /^(int|e2e|unit) (.+)$/.exec(part.trim()) ?? []
        return (names ?? '').split(', ').map((name) => ({ kind, name: name.trim() }))
      }),
  )
  const missing = named.filter(
    ({ kind, name }) => kind && !isThere(kind, name.replaceAll('\\', '')),
  )
  expect(named.filter(({ kind }) => kind).length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

function isThere(kind, name) {
  const { folders, end } = where[kind]
  const start = name.replace(/\*$/, '')
  return folders.some((folder) =>
    fs
      .readdirSync(inProject(folder), { recursive: true })
      .map((file) => file.split(path.sep).join('/'))
      .some((file) =>
        name.endsWith('*')
          ? file.startsWith(start)
          : file === `${name}${end}` ||
            file.includes(`/${name}${end}`) ||
            file.startsWith(`${name}${end}`),
      ),
  )
}
