import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeFigures } from './whole-figures'

function wholes(text: string): string[] {
  const html = renderToStaticMarkup(<p>{wholeFigures(text)}</p>)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
  return [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(
    ([, part]) => part ?? '',
  )
}

it.each([
  ['Receipt P-000002 for quote Q-000123.', ['P-000002', 'Q-000123']],
  ['At this price until Nov 27, 2026.', ['Nov 27, 2026']],
  ['Until November 27, 2026, and no longer', ['November 27, 2026']],
  ['Hasta el 27 nov 2026.', ['27 nov 2026']],
  ['Hasta el 27 de noviembre de 2026.', ['27 de noviembre de 2026']],
  ['Glass of 36 5/8, double-hung: 24/7', []],
  ['36 5/8 × 76 in and 28 × 76 in', ['36 5/8 × 76 in', '28 × 76 in']],
  ['We come on Tuesday, 8:00\u00a0– 9:00\u00a0AM.', ['8:00\u00a0– 9:00\u00a0AM']],
  [
    'Vamos a las 8:00–9:00\u00a0a.m., o 9:30–10:30\u00a0p.\u00a0m.',
    ['8:00–9:00\u00a0a.m.', '9:30–10:30\u00a0p.\u00a0m.'],
  ],
  ['11:00\u00a0AM\u00a0– 12:00\u00a0PM', []],
  ['36.625 × 76 pulg, 12 3/4 × 3/8 inch', ['36.625 × 76 pulg,', '12 3/4 × 3/8']],
])('keeps the figures of “%s” whole', (text, parts) => {
  expect(wholes(text)).toEqual(parts)
})
