import { expect, it, vi } from 'vitest'
import { moneyOn } from '@/domain/quote/paper-money'
import { page, paper } from '../../../tests/fixtures/link-page'
import { deposit, freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'

vi.mock('@/client/job-progress', () => ({ JobProgressLine: () => null }))
vi.mock('@/client/change-visit', () => ({ ChangeVisit: () => null }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const kit = {
  ...freeLine({ key: 'kit', text: 'Care kit', unitPrice: 35 }),
  option: { ticked: false },
}
const offered = paperOf({ lines: [showerPiece('A', twoPanels), kit] })

it('has no line for what is ticked before anything is', () => {
  const offer = page('to_accept', { paper: offered })
  expect(offer).toContain('Care kit')
  expect(offer).not.toContain('Your choices')
})

it('asks for a yes to a change with what may be ticked, as its paper offers it', () => {
  const second = { ...offered, revision: { ...offered.revision, number: 2 } }
  const money = moneyOn(second, [deposit])
  const change = { paper: second, before: paper, revision: 2, money }
  const text = page('to_accept', change).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(/You may add\s+Care kit, adds \$41\.67/)
  // what the sums are with nothing ticked
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Difference \+?0\.00 New total .*paid .*new balance/)
  expect(page('to_accept', { ...change, paper: { ...second, lines: paper.lines } })).not.toContain(
    'You may add',
  )
})
