import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GalleryTexts } from './gallery-texts'
import { RowRuler } from './row-ruler'

const measured = { from: 0, shown: 900, whole: 1800, first: 1, last: 4, feet: 60 }
const room = { widthPx: 900, highPx: 600, usualPx: 2 }
const rulerThat = (isUnseen: boolean, showsYours = false) =>
  renderToStaticMarkup(
    <RowRuler
      position={{ ...measured, showsYours, room }}
      page={() => undefined}
      goTo={() => undefined}
      step={() => undefined}
      texts={{ ruler: 'Place in the row', forward: 'Further' } as GalleryTexts}
      ranges={{ range: '{first} to {last} of {count}', rangeOne: '{first} of {count}' }}
      count={8}
      isUnseen={isUnseen}
    />,
  )

it('the ruler of a row that may not be seen keeps its place', () => {
  expect(rulerThat(true)).toMatch(/^<div class="line-only" style="visibility:hidden"/)
  expect(rulerThat(false)).not.toContain('visibility')
  expect(rulerThat(false)).toContain('1 to 4 of 8')
})

it('its arrow stands clear of an opening that is dashed behind the last work, once that is in view', () => {
  expect(rulerThat(false, true)).toContain('data-over-yours')
  expect(rulerThat(false)).not.toContain('data-over-yours')
})
