import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = path.resolve(fileURLToPath(import.meta.url), '../..')

/** Sizes in px belong to drawings, where they are units of the drawing. */
const looseSize = /text-\[[\d.]+(?:rem|em)\]/

it('takes every size of type from the scale', () => {
  const loose = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => looseSize.test(fs.readFileSync(path.join(source, file), 'utf8')))

  expect(loose).toEqual([])
})
