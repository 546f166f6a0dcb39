import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Scene } from './scene'

const pot = 'var(--color-scene-pot)'

const drawn = (freeRight?: number) =>
  renderToStaticMarkup(
    <svg>
      <Scene
        id="scene"
        wall={{ x: 0, y: 0, width: 360, height: 500 }}
        span={360}
        pxPerIn={6}
        {...{ freeRight }}
      >
        <g />
      </Scene>
    </svg>,
  )

it('sets the plant beside what is written on the glass, and leaves it out where there is no room', () => {
  const middleOf = (markup: string) => /translate\(([\d.]+) 0\)/.exec(markup)?.[1]
  expect(middleOf(drawn())).toBe('52')
  expect(middleOf(drawn(12.5 * 6))).toBe('52')
  expect(middleOf(drawn(9.5 * 6))).toBe('55')
  // nearer to the wall the pot would be cut off by it
  expect(drawn(9 * 6)).not.toContain(pot)
  expect(drawn(9.5 * 6)).toContain(pot)
})
