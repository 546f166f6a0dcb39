import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import { roomForNames } from './part-names'
import { WorkDrawing } from './work-drawing'

const panel = { heightIn: 76, weightLb: null }
const work: DrawnWork = {
  drawn: 'enclosure',
  panels: [
    { ...panel, widthIn: 36, role: 'fixed', hinges: 0 },
    { ...panel, widthIn: 28, role: 'door', hinges: 2 },
  ],
}
const bought: DrawnWork['bought'] = {
  panels: [
    { handle: null, sealed: false },
    { handle: 'handle', sealed: false },
  ],
  header: false,
}

const namesIn = (of: DrawnWork, namesPx = roomForNames(760)?.namesPx ?? 0) => {
  const markup = renderToStaticMarkup(
    <WorkDrawing
      work={of}
      at={{
        ...{ room: { width: 760, height: 640 }, wall: 12, namesPx, format: String },
        words: { width: 'width', height: 'height' },
      }}
      partName={(part) => `the ${part}`}
      name={null}
      label="Two panels"
    />,
  )
  return [...markup.matchAll(/>the (\w+)</g)].map(([, part]) => part)
}

it('names the parts of an enclosure beside it, where there is room and what was bought is known', () => {
  expect(namesIn({ ...work, bought }).toSorted()).toEqual(['channel', 'glass', 'handle', 'hinges'])
  expect(namesIn({ ...work, bought }, 0)).toEqual([])
  expect(namesIn(work)).toEqual([])
  expect(namesIn({ ...work, bought, drawn: 'pane' })).toEqual([])
})
