import fs from 'node:fs'
import { expect, test } from 'vitest'
import { tokenValues } from './token-values'

const tokens = fs.readFileSync('src/ui/tokens.css', 'utf8')

test.each(Object.entries(tokenValues))('%s is the colour of the tokens', (name, value) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(tokens).toContain(`--color-${token}: ${value};`)
})
