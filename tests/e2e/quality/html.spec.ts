import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureHtmlChecker } from '../../../scripts/lib/html-checker.mjs'
import { publicPages } from '../support/site'
import { expect, test } from '../support/test'

let checker: string | null = null

type Message = { url: string; firstLine?: number; message: string; extract?: string }

/** What the W3C's checker calls an error in the pages of a folder. */
function errorsIn(folder: string): string[] {
  const { stderr } = spawnSync(
    'java',
    ['-jar', checker ?? '', '--errors-only', '--format', 'json', '--skip-non-html', folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages.map(
    ({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`,
  )
}

test.beforeAll(() => {
  test.setTimeout(300_000)
  checker = ensureHtmlChecker()
  if (checker === null) throw new Error('The checker of pages, or the Java it needs, can’t be had.')
})

test('the checker sees an error where there is one', ({}, testInfo) => {
  const folder = testInfo.outputPath('wrong')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(
    path.join(folder, 'page.html'),
    '<!doctype html><html lang="en"><title>A</title><p><ul></ul></p></html>',
  )
  expect(errorsIn(folder).join()).toContain('No “p” element in scope')
})

for (const [language, prefix] of [
  ['English', ''],
  ['Spanish', '/es'],
] as const) {
  test(`the W3C’s checker finds no error in the ${language} pages`, async ({
    page,
    request,
  }, testInfo) => {
    test.setTimeout(300_000)
    const folder = testInfo.outputPath(language)
    fs.mkdirSync(folder, { recursive: true })
    for (const address of publicPages) {
      const there = address === '/' ? prefix || '/' : `${prefix}${address}`
      const name = encodeURIComponent(there)
      fs.writeFileSync(
        path.join(folder, `${name}.sent.html`),
        await (await request.get(there)).text(),
      )
      await page.goto(there)
      await page.waitForLoadState('networkidle')
      fs.writeFileSync(path.join(folder, `${name}.shown.html`), await page.content())
    }
    expect(errorsIn(folder)).toEqual([])
  })
}
