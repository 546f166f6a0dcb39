import { beforeAll, describe, expect, it, vi } from 'vitest'
import { moneyOn } from '@/domain/quote/paper-money'
import { deposit } from '../../../tests/fixtures/papers'
import { open, pagesOf, paper, writeAnother } from '../../../tests/fixtures/read-pdf'
import { estimateFile } from './paper-files'

beforeAll(writeAnother)

describe('the PDF of an estimate', () => {
  it('is the same bytes on another day', async () => {
    const one = await estimateFile({ paper, language: 'en' })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-02T03:04:05Z') })
    const other = await estimateFile({ paper: structuredClone(paper), language: 'en' })
    vi.useRealTimers()
    expect(one.content.equals(other.content)).toBe(true)
    expect(one.content.length).toBeGreaterThan(10_000)
  })

  it('says what the paper says, on one page', async () => {
    const file = await estimateFile({ paper, language: 'en', link: 'https://shop.example/q/7KQ4' })
    expect(file).toMatchObject({
      filename: 'Estimate Q-000118.pdf',
      contentType: 'application/pdf',
    })
    const pages = await pagesOf(file)
    expect(pages).toHaveLength(1)
    for (const said of [
      'Trinity Edge Glass',
      'Estimate Q-000118',
      'Nov 12, 2026 · held until Dec 9, 2026',
      'Avery Sample',
      '28 × 76 in, about 97 lb',
      '⅜',
      'Take out the old framed door',
      'Overhead and profit (10%) 175.82',
      'All of it is taxed at Plano’s rate, because that is where the glass is fitted.',
      '$2,093.60',
      'Deposit, 50% 1,046.80',
      'What happens next',
      '10 years on the glass',
      'Tempered glass can’t be cut again, so it is made to the final sizes.',
      'This is an estimate.',
      'The terms of October 2026 apply.',
      'Customer signature',
      'https://shop.example/q/7KQ4',
    ]) {
      // a fraction is set as one sign or as figures with its own slash
      expect(pages[0]).toContain(said === '⅜' ? '3⁄8″ = 1′' : said)
    }
  })

  it('names the days of an order of today, on the same page, until something was paid', async () => {
    const days = {
      today: '2026-11-27',
      visit: '2026-12-03',
      ready: { from: '2026-12-09', until: '2026-12-14' },
      installed: { from: '2026-12-11', until: '2026-12-16' },
    }
    const pages = await pagesOf(await estimateFile({ paper, language: 'en', days }))
    expect(pages).toHaveLength(1)
    for (const said of [
      'if you order on Nov 27',
      'by Dec 3',
      'Dec 9 – Dec 14',
      'Dec 11 – Dec 16',
    ]) {
      expect(pages[0]).toContain(said)
    }
    const money = moneyOn(paper, [deposit])
    const [begun] = await pagesOf(await estimateFile({ paper, language: 'en', days, money }))
    expect(begun).not.toMatch(/if you order|Dec 3/)
  })

  it.each([
    ['en', 'Quote Q-000118'],
    ['es', 'Cotización Q-000118'],
  ] as const)(
    'of final sizes is a quote by its name and its title, in %s',
    async (language, name) => {
      const final = { ...paper, measurements: 'final' as const }
      const file = await estimateFile({ paper: final, language })
      expect(file.filename).toBe(`${name}.pdf`)
      const [page] = await pagesOf(file)
      expect(page).toContain(name)
      expect(page).not.toMatch(/(?:Estimate|Presupuesto) Q-/)
      const { info } = await (await open(file)).getMetadata()
      expect(info).toMatchObject({ Title: name })
    },
  )

  it('that was accepted begins with what comes next', async () => {
    const days = {
      today: '2026-11-27',
      visit: '2026-12-03',
      ready: { from: '2026-12-09', until: '2026-12-14' },
      installed: { from: '2026-12-11', until: '2026-12-16' },
    }
    const file = await estimateFile({ paper, language: 'en', standing: 'accepted', days })
    const [page] = await pagesOf(file)
    expect(page).toMatch(/What happens next Deposit .*Holds your place for measuring\./)
    expect(page).not.toMatch(/You accept|if you order|Dec 3|Customer signature/)
  })

  it('of what is closed says nothing of what happens next, and is not to be signed', async () => {
    const file = await estimateFile({ paper, language: 'en', standing: 'closed' })
    const [page] = await pagesOf(file)
    expect(page).not.toMatch(/What happens next|You accept|Customer signature/)
    expect(page).toContain('10 years on the glass')
  })

  it('says it in Spanish', async () => {
    const file = await estimateFile({ paper, language: 'es' })
    const [page] = await pagesOf(file)
    expect(file.filename).toBe('Presupuesto Q-000118.pdf')
    for (const said of [
      'Qué sigue',
      'válido hasta el 9 dic 2026',
      'Firma del cliente',
      'antimanchas',
    ]) {
      expect(page).toContain(said)
    }
  })

  it('has a title, a language, the date of its revision and an outline', async () => {
    const document = await open(await estimateFile({ paper, language: 'es' }))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Title: 'Presupuesto Q-000118',
      Author: 'Trinity Edge Glass',
      Language: 'es',
      CreationDate: 'D:20261112161400Z',
    })
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title)).toEqual([
      'Presupuesto Q-000118',
      'Conceptos',
      'Qué sigue',
    ])
  })

  it('has the letters of names from elsewhere, and a sign for what its type lacks', async () => {
    const customer = { ...paper.customer, name: 'Trần Nguyễn Łukasz Peña 陳' }
    const [page] = await pagesOf(
      await estimateFile({ paper: { ...paper, customer }, language: 'en' }),
    )
    expect(page).toContain('Trần Nguyễn Łukasz Peña ?')
  })
})
