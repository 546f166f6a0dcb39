import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PaperDrawing } from './paper-drawing'

/** Where the lower edge of the opening is drawn. */
const floorY = 196

function drawn(widthIn: number, heightIn: number, isShower: boolean, isMirror = false) {
  return renderToStaticMarkup(
    <PaperDrawing
      {...{ size: { widthIn, heightIn }, label: 'An opening', isShower, isMirror, mostDoorIn: 36 }}
    />,
  )
}

it('the width of a narrow pane stands below its line, not on the pane', () => {
  const [, y] = /y="([\d.]+)"[^>]*>5″</.exec(drawn(5, 40, false)) ?? []
  expect(Number(y)).toBeGreaterThan(floorY + 22)
})

it('a shower stands on a floor, a pane on none', () => {
  expect(drawn(60, 76, true)).toMatch(/H\d+" stroke="var\(--color-text\)"/)
  expect(drawn(26, 40, false)).not.toMatch(/H\d+" stroke="var\(--color-text\)"/)
})

it('a mirror is silver, as it is everywhere else', () => {
  expect(drawn(26, 40, false, true)).toMatch(/<rect[^>]* fill="url\(#[^)]*-silver\)"/)
  expect(drawn(26, 40, false)).not.toContain('-silver')
})
