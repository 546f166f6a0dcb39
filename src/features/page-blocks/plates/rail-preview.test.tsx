import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RailPreview } from './rail-preview'

const ask = { text: 'ask us first', href: '/contact' }
const approval = { title: 'Larger than one sheet', reason: 'The figure counts the area only.' }

function shown(of: typeof approval | null): string {
  return renderToStaticMarkup(<RailPreview text="A preview." approval={of} ask={ask} />)
}

test('the small print gives its place to the reason and the way to the shop, and keeps it', () => {
  expect(shown(null)).not.toContain('invisible')
  expect(shown(null)).not.toContain('/contact')
  const looked = shown(approval)
  expect(looked).toMatch(/class="invisible">A preview\.</)
  expect(looked).toContain('The figure counts the area only.')
  expect(looked).toContain('href="/contact"')
})
