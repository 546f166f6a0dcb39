import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DoorsPlate } from './doors-plate'

function doorsAt(
  widthIn: number,
  heightIn: number,
  view: 'wide' | 'tablet' | 'phone' = 'wide',
  names: string[] = [],
) {
  const drawing = renderToStaticMarkup(
    <DoorsPlate
      {...{
        view,
        names,
        widthIn,
        heightIn,
        label: 'Panes of {weight}',
        inches: (inches: number) => `${inches}″`,
      }}
      {...{ patioLbPerSqFt: 6, entryLb: 60, framelessLb: 80, pairLb: 130 }}
      {...{
        weighs: '{weight} lb',
        weighsEach: '{weight} lb a leaf',
        scaled: 'To scale',
        reduced: 'Patio door smaller',
        smaller: 'drawn smaller',
      }}
    />,
  ).replaceAll(/_R_\w*_|«\w*»/g, 'id')
  const [before = '', patio = '', ...others] = drawing.split(/(?=<g [^>]*class="part part-)/)
  return { before, patio, others }
}

it('the visitor’s size is that of the pane that is priced, and no other door follows it', () => {
  const [usual, other] = [doorsAt(30, 80), doorsAt(34, 76)]
  expect(usual.before).toContain('Panes of 100')
  expect(usual.patio).toContain('>30″</text>')
  expect(other.patio).toContain('>34″</text>')
  expect(usual.others).toHaveLength(3)
  expect(usual.others).toEqual(other.others)
})

it('a pane too wide for the page is drawn smaller, which its scale says', () => {
  const [wide, usual] = [doorsAt(120, 80), doorsAt(30, 80)]
  expect(wide.patio).toContain('>120″</text>')
  expect(wide.others.at(-1)).toContain('Patio door smaller')
  expect(usual.others.at(-1)).toContain('To scale')
  const besides = (others: string[]) =>
    others.map((door) => door.replace(/To scale|Patio door smaller/, ''))
  expect(besides(wide.others)).toEqual(besides(usual.others))
})

it.each(['wide', 'tablet', 'phone'] as const)(
  'a patio door that is drawn smaller has a floor of its own: %s',
  (view) => {
    const floors = (widthIn: number) =>
      [...doorsAt(widthIn, 80, view).before.matchAll(/<path d="M([\d.]+) [\d.]+H([\d.]+)"/g)].map(
        ([, from, to]) => [Number(from), Number(to)],
      )
    const [own, others] = floors(130)
    expect(own?.[1]).toBeLessThan(others?.[0] ?? 0)
    expect(floors(30)[0]?.[0]).toBe(0)
    expect(floors(130)).toHaveLength(floors(30).length + 1)
  },
)

it('where no scale is written, a patio door that is drawn smaller says so below its plan', () => {
  const says = (widthIn: number, view: 'wide' | 'tablet' | 'phone') =>
    doorsAt(widthIn, 80, view).patio.includes('drawn smaller')
  expect([says(130, 'tablet'), says(130, 'phone')]).toEqual([true, true])
  expect([says(30, 'tablet'), says(30, 'phone'), says(130, 'wide')]).toEqual([false, false, false])
})

it.each(['tablet', 'phone'] as const)('every width stands in its line: %s', (view) => {
  const { patio, others } = doorsAt(30, 80, view)
  for (const door of [patio, ...others]) {
    // interrupted for the figure: two strokes in place of one
    expect(door).toMatch(/<g [^>]*class="dimension-mark"><path d="M[\d. ]+L[\d. ]+M/)
  }
})

it('each door has its own name below its weight, in as many lines as it needs', () => {
  const names = ['Patio', 'Entry', 'Frameless', 'Fachada comercial y Herculite']
  const { patio, others } = doorsAt(30, 80, 'phone', names)
  const said = [patio, ...others].map((door) =>
    [...door.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text),
  )
  expect(
    said.map((texts) => texts.slice(texts.findIndex((text) => text?.includes('lb')) + 1)),
  ).toEqual([['Patio'], ['Entry'], ['Frameless'], ['Fachada comercial y', 'Herculite']])
})
