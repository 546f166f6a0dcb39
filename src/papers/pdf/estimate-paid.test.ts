import { beforeAll, describe, expect, it } from 'vitest'
import { moneyOn } from '@/domain/quote/paper-money'
import { deposit } from '../../../tests/fixtures/papers'
import { open, pagesOf, paper, writeAnother } from '../../../tests/fixtures/read-pdf'
import { estimateFile } from './paper-files'

beforeAll(writeAnother)

describe('the PDF of an estimate', () => {
  it('says over the total what was paid on it, and nothing before', async () => {
    const [unpaid] = await pagesOf(await estimateFile({ paper, language: 'en' }))
    expect(unpaid).not.toMatch(/PAID/)
    const money = moneyOn(paper, [deposit])
    const standing = 'accepted'
    const [begun] = await pagesOf(await estimateFile({ paper, language: 'en', money, standing }))
    expect(begun).toContain('DEPOSIT PAID')
    expect(unpaid).toContain('You accept by Dec 9')
    expect(begun).not.toContain('You accept')
    // of what is paid for a change is offered: it has the price until then, on no day
    const [changed] = await pagesOf(await estimateFile({ paper, language: 'en', money }))
    expect(changed).toMatch(/What happens next You accept By the link .*The final sizes are taken/)
    expect(changed).not.toContain('by Dec 9')
    const all = moneyOn(paper, [{ ...deposit, amount: paper.sums.total }])
    const [paid] = await pagesOf(await estimateFile({ paper, language: 'en', money: all }))
    expect(paid).toContain('PAID IN FULL')
    const given = { ...deposit, refunded: deposit.amount }
    const back = moneyOn(paper, [given])
    const [refunded] = await pagesOf(await estimateFile({ paper, language: 'en', money: back }))
    expect(refunded).not.toMatch(/PAID/)
  })

  it.each([
    ['en', 'Quote Q-000118', 'We measure first.'],
    ['es', 'Cotización Q-000118', 'Primero medimos.'],
  ] as const)(
    'on which money was paid is a quote by its name and its title, in %s',
    async (language, name, foot) => {
      const money = moneyOn(paper, [deposit])
      const file = await estimateFile({ paper, language, money })
      expect(file.filename).toBe(`${name}.pdf`)
      const [page] = await pagesOf(file)
      expect(page).toContain(name)
      expect(page).toContain(foot)
      expect(page).not.toMatch(/Estimate|Presupuesto|This is an estimate|Este es un presupuesto/)
      expect(page).not.toMatch(/held until|válido hasta/)
      const { info } = await (await open(file)).getMetadata()
      expect(info).toMatchObject({ Title: name })
    },
  )

  it('whose money went back says so, and neither asks for any nor promises work', async () => {
    const money = moneyOn(paper, [{ ...deposit, refunded: deposit.amount }])
    const file = await estimateFile({ paper, language: 'en', money })
    expect(file.filename).toBe('Quote Q-000118.pdf')
    const [page] = await pagesOf(file)
    expect(page).toContain('Given back −1,046.80')
    expect(page).not.toContain('Kept')
    expect(page).toContain('Your money went back.')
    expect(page).not.toMatch(/This is an estimate|What happens next|Deposit, 50%|signature/)
  })

  it.each([
    ['en', 'Paid so far', 'Left to pay', /Deposit, 50%|after measuring/i],
    ['es', 'Pagado hasta ahora', 'Por pagar', /Anticipo, 50|después de medir/i],
  ] as const)(
    'says what was paid in place of what was planned, in %s',
    async (language, paid, left, planned) => {
      const some = moneyOn(paper, [{ ...deposit, amount: 1000 }])
      const [begun] = await pagesOf(await estimateFile({ paper, language, money: some }))
      expect(begun).toContain(`${paid} 1,000.00 ${left} 1,093.60`)
      expect(begun).not.toMatch(planned)
      const all = moneyOn(paper, [{ ...deposit, amount: paper.sums.total }])
      const [whole] = await pagesOf(await estimateFile({ paper, language, money: all }))
      expect(whole).toContain(`${paid} 2,093.60`)
      expect(whole).not.toContain(left)
      expect(whole).not.toMatch(planned)
    },
  )

  it.each([
    ['closed', { kind: 'ranOut', on: '2026-12-09T16:14:00Z' }, 'ran out Dec 9, 2026'],
    ['closed', { kind: 'declined', on: '2026-11-29T16:00:00Z' }, 'declined Nov 29, 2026'],
    ['accepted', { kind: 'accepted', on: '2026-11-28T16:00:00Z' }, 'accepted Nov 28, 2026'],
  ] as const)(
    'that nobody can say yes to any more says why: %s, %j',
    async (standing, outcome, said) => {
      const [page] = await pagesOf(await estimateFile({ paper, language: 'en', standing, outcome }))
      expect(page).toContain(`Nov 12, 2026 · ${said}`)
      expect(page).not.toContain('held until')
    },
  )

  it('of a replaced revision says what replaced it, and nothing of what was paid since', async () => {
    const money = moneyOn(paper, [{ ...deposit, amount: paper.sums.total + 40 }])
    const old = { money, standing: 'closed', replacedBy: 2 } as const
    const [page] = await pagesOf(await estimateFile({ paper, language: 'en', ...old }))
    expect(page).toMatch(/replaced by revision\s2/)
    expect(page).not.toMatch(/PAID|Paid so far|held until/)
  })
})
