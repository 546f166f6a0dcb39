import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { PaperTotal } from './paper-total'

const usePriceAt = vi.hoisted(() => vi.fn())
vi.mock('./use-price-at', () => ({ usePriceAt }))
const usePriceEngine = vi.hoisted(() => vi.fn())
vi.mock('@/builder/opening-price/use-price-engine', () => ({ usePriceEngine }))

beforeEach(() => {
  usePriceAt.mockReset()
  usePriceEngine.mockReset().mockReturnValue(null)
})

const work = { service: 'shower_glass_quote' } as const
const request = { serviceType: work.service }
const usual = [
  { name: '19.33 sq ft, installed', amount: '$869.84' },
  { name: 'Overhead and profit, 10%', amount: '$86.98' },
  { name: 'Tax, 8.25%', amount: '$78.94' },
]
const own = usual.map(({ name }, index) => ({ name, amount: `$${index}.00` }))
const nothing = { isUsual: false, price: null, glass: null, request: null, approval: null }

function shown() {
  const markup = renderToStaticMarkup(
    <PaperTotal
      {...{ locale: 'en', usual: { widthIn: 36.625, heightIn: 76 }, lines: usual }}
      glass={{
        ...{ work, figure: '$1,035.76', approval: null, note: '3/8 in', request: null },
        ...{ glassMm: null, thicknesses: [] },
      }}
      sumWords={{ installed: '', profit: '', tax: '' }}
      words={{ total: 'Total', yours: 'Your size, installed', none: 'We price it by hand' }}
    />,
  )
  return {
    amounts: [...markup.matchAll(/<dd class="figures">(.*?)<\/dd>/g)].map(([, amount]) => amount),
    text: markup.replaceAll(/<[^>]+>/g, ' '),
  }
}

it('has the lines of the visitor’s own size once its prices have come, and as many until then', () => {
  usePriceAt.mockReturnValue({ ...nothing, isUsual: true, price: '$1,035.76' })
  expect(shown().amounts).toEqual(usual.map(({ amount }) => amount))
  usePriceAt.mockReturnValue({ ...nothing, price: '…' })
  expect(shown().amounts).toEqual(['…', '…', '…'])
  expect(shown().text).not.toContain('19.33')
  usePriceAt.mockReturnValue({ ...nothing, price: '$3.00', request })
  usePriceEngine.mockReturnValue({ sum: () => own })
  expect(shown().amounts).toEqual(['$0.00', '$1.00', '$2.00'])
})

it('keeps its lines where there is no price, and says why a price is looked at first', () => {
  usePriceEngine.mockReturnValue({ sum: () => own })
  usePriceAt.mockReturnValue(nothing)
  expect(shown().amounts).toEqual(['', '', ''])
  expect(shown().text).toContain('We price it by hand')
  const approval = { title: 'Larger than one sheet', reason: '' }
  usePriceAt.mockReturnValue({ ...nothing, price: '$3.00', request, approval })
  expect(shown().amounts).toHaveLength(3)
  expect(shown().text).toContain('Larger than one sheet')
})
