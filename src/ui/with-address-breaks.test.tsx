import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withAddressBreaks } from './with-address-breaks'

const written = (text: string) => renderToStaticMarkup(<>{withAddressBreaks(text)}</>)

it('lets an address go on after its sign, and changes nothing of a text without one', () => {
  expect(written('dana@example.com')).toBe('dana@<wbr/>example.com')
  expect(written('To dana@example.com and lee@example.com.')).toBe(
    'To dana@<wbr/>example.com and lee@<wbr/>example.com.',
  )
  expect(written('Dana Walker')).toBe('Dana Walker')
})

it('keeps what stands before and after the sign on one line, hyphens and all', () => {
  const kept = (half: string) => `<span class="inline-block">${half}</span>`
  expect(written('To dana-lee@example.com, or call.')).toBe(
    `To ${kept('dana-lee@')}<wbr/>example.com, or call.`,
  )
  expect(written('dana@walk-in.example')).toBe(`dana@<wbr/>${kept('walk-in.example')}`)
})
