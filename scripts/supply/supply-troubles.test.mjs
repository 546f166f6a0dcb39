import { expect, it } from 'vitest'
import { supplyTroubles } from './supply-troubles.mjs'

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' }

function troublesOf(packages, allowScripts = {}) {
  return supplyTroubles({ packages: { '': { name: 'site' }, ...packages } }, allowScripts)
}

it('nothing is wrong with what is new enough, free and checked', () => {
  expect(
    troublesOf({
      'node_modules/next': { ...sound, version: '16.10.0' },
      'node_modules/a': { ...sound, license: '(MIT OR GPL-3.0)' },
      'node_modules/b': { ...sound, license: 'Apache-2.0 AND MIT' },
      'node_modules/@img/sharp-x': { ...sound, license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'node_modules/busboy': { version: '1.0.0', integrity: 'sha512-x' },
    }),
  ).toEqual([])
})

it('what is too old is named wherever it lies, with the reason', () => {
  const troubles = troublesOf({
    'node_modules/next': { ...sound, version: '16.4.0' },
    'node_modules/a/node_modules/sharp': { ...sound, version: '0.35.5-rc.1' },
    'node_modules/payload': { ...sound, version: '3.9.12' },
  })
  expect(troubles).toHaveLength(3)
  expect(troubles[0]).toMatch(/^next 16\.4\.0 is older than 16\.4\.1: .+GHSA-/)
})

it('what must not be there is named under whatever name it lies', () => {
  const renamed = { ...sound, name: '@payloadcms/plugin-form-builder' }
  expect(troublesOf({ 'node_modules/forms': renamed })).toEqual([
    '@payloadcms/plugin-form-builder must not be installed: runs code from outside (CVE-2026-105857).',
  ])
})

it.each(['GPL-3.0', 'UNLICENSED', 'MIT AND GPL-3.0', 'LGPL-3.0-or-later', undefined])(
  'the licence %s is not allowed',
  (license) => {
    expect(troublesOf({ 'node_modules/a': { ...sound, license } })).toEqual([
      `a is under ${license ?? 'unnamed'}.`,
    ])
  },
)

it('what has no checksum, or comes from elsewhere, is named', () => {
  expect(
    troublesOf({
      'node_modules/a': { ...sound, integrity: undefined },
      'node_modules/b': { ...sound, resolved: 'git+ssh://git@github.com/a/b.git' },
    }),
  ).toEqual([
    'a (node_modules/a) has no checksum.',
    'b comes from git+ssh://git@github.com/a/b.git.',
  ])
})

it('scripts that run while installing are allowed by name, and no others stand there', () => {
  expect(
    troublesOf(
      {
        'node_modules/a': { ...sound, hasInstallScript: true },
        'node_modules/b': { ...sound, hasInstallScript: true },
      },
      { a: false, c: true },
    ),
  ).toEqual([
    'b runs a script when installed; allowScripts says nothing of it.',
    'c stands in allowScripts and runs no script.',
  ])
})
