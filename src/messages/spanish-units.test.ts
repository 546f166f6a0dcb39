import fs from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['src/messages/es', 'src/domain/content/page-words']
const texts = [
  ...folders.flatMap((folder) => fs.readdirSync(folder).map((name) => `${folder}/${name}`)),
  'src/sample-data/spanish.json',
].filter((path) => path.endsWith('.json') && !path.endsWith('.en.json'))

const inches = /(?:\d|\{[\w]+\}) in\b/
const hours = /\d (?:AM|PM)\b/

test.each(texts)('%s says inches as pulg, and hours as the calendar writes them', (path) => {
  const said = textsIn(JSON.parse(fs.readFileSync(path, 'utf8')))
  expect(said.filter((text) => inches.test(text) || hours.test(text))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
