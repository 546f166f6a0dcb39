import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GalleryTexts } from './gallery-texts'
import { RowRuler } from './row-ruler'

const measured = { from: 0, shown: 900, whole: 1800, first: 1, last: 4, feet: 60 }
const room = { widthPx: 900, highPx: 600, usualPx: 2 }
const rulerIn = (known: typeof room | null) =>
  renderToStaticMarkup(
    <RowRuler
      position={{ ...measured, room: known }}
      page={() => undefined}
      goTo={() => undefined}
      step={() => undefined}
      texts={{ ruler: 'Place in the row' } as GalleryTexts}
      ranges={{ range: '{first} to {last} of {count}' }}
      count={8}
    />,
  )

it('the ruler of a row keeps its place unseen until it is known whether all works fit', () => {
  expect(rulerIn(null)).toMatch(/^<div class="line-only" style="visibility:hidden"/)
  expect(rulerIn(room)).not.toContain('visibility')
  expect(rulerIn(room)).toContain('1 to 4 of 8')
})
