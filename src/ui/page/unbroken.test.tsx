import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './unbroken'

it('keeps a word with a hyphen and a span of days on their lines, and the text as it was', () => {
  const html = renderToStaticMarkup(<p>{unbroken('Double-hung, in 1–2 days. Up to 3 weeks.')}</p>)
  const whole = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text]) => text)
  expect(whole).toEqual(['Double-hung,', '1–2 days'])
  expect(html.replace(/<[^>]*>/g, '')).toBe('Double-hung, in 1–2 days. Up to 3 weeks.')
})
