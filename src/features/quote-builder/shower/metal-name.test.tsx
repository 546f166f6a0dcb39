import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MetalName } from './metal-name'

it.each([
  ['Polished chrome hardware', 'Polished chrome'],
  ['Herrajes de cromo pulido', 'cromo pulido'],
  ['Herrajes negro mate', 'negro mate'],
  ['Gunmetal', 'Gunmetal'],
  ['Hardware', 'Hardware'],
])('shows of "%s" what differs, and reads all of it aloud', (name, shown) => {
  const html = renderToStaticMarkup(<MetalName name={name} />)
  const text = (markup: string) => markup.replace(/<[^>]*>/g, '')
  expect(text(html.replace(/<span class="sr-only">[^<]*<\/span>/, ''))).toBe(shown)
  expect(text(html)).toBe(name)
})
