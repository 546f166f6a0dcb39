import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AwaitedPane } from './glass-pane'

const drawn = (bad: boolean, width = 80) =>
  renderToStaticMarkup(
    <svg>
      <AwaitedPane pane={{ x: 10, y: 20, width, height: 200 }} bad={bad} />
    </svg>,
  )

it('sets the mark of a size that cannot be read on paper, whatever stands behind the pane', () => {
  const [, radius] =
    /<circle cx="50" cy="104" r="([\d.]+)"[^>]*><\/circle><text/.exec(drawn(true)) ?? []
  expect(Number(radius)).toBeGreaterThan(17)
  expect(drawn(false)).not.toContain('<circle')
  const [, narrow] = /r="([\d.]+)"/.exec(drawn(true, 20)) ?? []
  expect(Number(narrow)).toBe(8)
})
