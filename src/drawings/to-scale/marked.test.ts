import { expect, it } from 'vitest'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import type { MarkedSize } from './marked'
import { layOutWork } from './work-layout'

const panel = { weightLb: null, hinges: 0, role: 'fixed' } as const
const high = { ...panel, heightIn: 76 }

function tinted(work: DrawnWork, marked: MarkedSize[]): string[] {
  const laidOut = layOutWork(work, {
    ...{ room: { width: 760, height: 640 }, wall: 12, format: String, marked },
    words: { width: 'width', height: 'height' },
  })
  return (laidOut?.layout.dimensions ?? []).flatMap(({ key, tone }) =>
    tone === 'focus' ? [key] : [],
  )
}

const widthOfFirst: MarkedSize = { pane: 0, field: 'width' }
const heightOfSecond: MarkedSize = { pane: 1, field: 'height' }

it('tints the figures of what is marked, and no others', () => {
  const panels = [
    { ...high, widthIn: 36 },
    { ...high, widthIn: 28 },
  ]
  for (const drawn of ['enclosure', 'pane'] as const) {
    expect(tinted({ drawn, panels }, [widthOfFirst])).toEqual(['width-0'])
    expect(tinted({ drawn, panels }, [heightOfSecond])).toEqual(['height-0'])
    expect(tinted({ drawn, panels }, [])).toEqual([])
  }
  expect(tinted({ drawn: 'pane', panels: panels.slice(0, 1) }, [widthOfFirst])).toEqual(['width-0'])
})

it('tints what panes one above the other have alike where it is said', () => {
  const panels = [0, 1].map(() => ({ ...panel, widthIn: 90, heightIn: 24 }))
  const widthOfFirstOfTwo = tinted({ drawn: 'pane', panels }, [widthOfFirst])
  expect(widthOfFirstOfTwo).toEqual(['width-1'])
})

it('tints a height of panes between where it is said, beside another', () => {
  const panels = [20, 28, 20].map((widthIn) => ({ ...high, widthIn }))
  expect(tinted({ drawn: 'enclosure', panels }, [heightOfSecond])).toEqual(['height-0'])
})
