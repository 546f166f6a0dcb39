import 'server-only'
import { depositOf } from '@/domain/quote/deposit-policy'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { paperFigures } from '@/domain/quote/paper-figures'
import { counts } from '@/domain/quote/revision-lines'
import { draftAsChosen } from './draft-as-chosen'
import type { OfficeContent } from './office-content'

type Next = { number: number; now: Date }

/**
 * What a sent revision becomes with these options ticked, from its own stored prices; null where one of
 * them is none of its options.
 */
export function optionsChosen(
  content: OfficeContent,
  keys: string[],
  { number, now }: Next,
): OfficeContent | null {
  const { office, paper, columns } = content
  const isOption = (key: string) =>
    office.lines.some((line) => line.key === key && line.option !== undefined)
  if (!keys.every(isOption)) return null
  const lines = office.lines.map((line) =>
    line.option === undefined ? line : { ...line, option: { ticked: keys.includes(line.key) } },
  )
  const terms = { ...office.terms, lines }
  const outcome = paperFigures(terms, office.isFolded)
  if (!outcome.ok) return null
  const { figures } = outcome
  const { sums } = figures
  const currency = terms.currencyCode
  const counted = lines.filter(counts)
  const pieces = counted.flatMap((line) => (line.kind === 'piece' ? [line.quote] : []))
  const extras = counted.flatMap((line) => (line.kind === 'extra' ? [line.item] : []))
  const hardware = [...pieces.flatMap(({ itemizedHardware }) => itemizedHardware), ...extras]
  const add = (amounts: number[]) =>
    minorToMajor(
      amounts.reduce((sum, amount) => sum + (majorToMinor(amount, currency) ?? 0), 0),
      currency,
    )
  const totalMinor = majorToMinor(sums.totalCost, currency) ?? 0
  const depositMinor = depositOf(totalMinor, office.depositPolicy, currency)
  const deposit =
    depositMinor === 0
      ? null
      : {
          amount: minorToMajor(depositMinor, currency),
          percent: office.depositPolicy?.percent ?? null,
        }
  return {
    columns: {
      ...columns,
      totalAreaSqFt: pieces.reduce((sum, { totalAreaSqFt }) => sum + totalAreaSqFt, 0),
      calculatedGlassPrice: add(pieces.map(({ glassPrice }) => glassPrice)),
      calculatedInstallationFee: add(pieces.map(({ installationFee }) => installationFee)),
      itemizedHardware: hardware as unknown as OfficeContent['columns']['itemizedHardware'],
      totalHardwareCost: add(hardware.map(({ totalCost }) => totalCost)),
      otherLinesTotal: add(
        counted.flatMap(({ kind, key }) => (kind === 'free' ? [sums.amounts[key] ?? 0] : [])),
      ),
      subtotal: sums.subtotal,
      profitAmount: sums.profitAmount,
      discountAmount: sums.discountAmount,
      taxAmount: sums.taxAmount,
      totalCost: sums.totalCost,
      depositDue: deposit?.amount ?? 0,
    },
    office: {
      ...office,
      draft: draftAsChosen({ draft: office.draft, lines }),
      terms,
      lines,
      sums,
    },
    paper: {
      ...paper,
      revision: { number, madeAt: now.toISOString(), reason: paper.revision.reason },
      lines: paper.lines.map((line) => {
        const figured = figures.lines.find(({ key }) => key === line.key)
        return figured ? { ...line, amount: figured.amount, option: figured.option } : line
      }),
      sums: {
        ...paper.sums,
        subtotal: figures.subtotal,
        margin: { ...paper.sums.margin, amount: sums.profitAmount },
        discount: paper.sums.discount && { ...paper.sums.discount, amount: sums.discountAmount },
        tax: paper.sums.tax && { ...paper.sums.tax, amount: sums.taxAmount },
        total: sums.totalCost,
      },
      deposit,
    },
  }
}
