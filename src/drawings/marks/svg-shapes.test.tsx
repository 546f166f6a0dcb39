import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SvgShapes } from './svg-shapes'

const at = { x: 50, y: 20 }

function printedBehind(hasHalo: boolean): string | undefined {
  const markup = renderToStaticMarkup(
    <svg>
      <SvgShapes
        shapes={[{ kind: 'text', at, text: '25 5/8″', size: 13, fill: 'edgeInk', hasHalo }]}
      />
    </svg>,
  )
  return /<rect[^>]*print:inline[^>]*>.*<text/.exec(markup)?.[0]
}

it('has paper behind a figure that is read over other lines, in print', () => {
  const behind = printedBehind(true)
  expect(behind).toContain('var(--color-paper)')
  const [, x = '', width = ''] = /x="([\d.]+)".* width="([\d.]+)"/.exec(behind ?? '') ?? []
  expect(Number(x)).toBeLessThan(at.x)
  expect(Number(x) + Number(width)).toBeGreaterThan(at.x)
  expect(printedBehind(false)).toBeUndefined()
})
