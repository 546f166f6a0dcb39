import type { Locale } from '@/config/locales'
import { panelsIn } from '@/domain/quote/drawn-work'
import { saidAlike } from '@/domain/quote/paper'
import type { PaperLine } from '@/domain/quote/paper'
import type { FiguredLine } from '@/domain/quote/paper-figures'
import type { PricedPiece } from '@/domain/quote/price-office-draft'
import { translatorOf } from '@/i18n/translator'
import { hardwareDetail, installationDetail } from './line-details'
import { linesOfPanes } from './pane-lines'
import type { PaperFacts } from './paper-facts'
import { finishOf, glassOf, inBoth, nameIn, serviceName } from './paper-names'
import { sizeIn } from './size-in'

/** The lines of a document that one priced line becomes: a piece of several panes has one for each. */
export function linesOf(line: FiguredLine, facts: PaperFacts): PaperLine[] {
  const written = lineOf(line, facts)
  const piece = facts.priced.lines.find(
    (one): one is PricedPiece => one.kind === 'piece' && one.key === line.piece,
  )
  if (line.from.kind !== 'glass' || !piece) return [written]
  return linesOfPanes(written, piece, finishOf(piece, facts))
}

type Words = Pick<PaperLine, 'text' | 'detail' | 'quantity' | 'unit'>

function lineOf(line: FiguredLine, facts: PaperFacts): PaperLine {
  const { key, kind, piece, amount, option } = line
  return { key, kind, piece, amount, option, ...wordsOf(line, facts) }
}

function wordsOf({ from }: FiguredLine, facts: PaperFacts): Words {
  const pieces = new Map(
    facts.priced.lines
      .filter((line): line is PricedPiece => line.kind === 'piece')
      .map((line) => [line.key, line]),
  )
  const squareFeet = (key: string) => ({
    quantity: hundredths(pieces.get(key)?.quote.totalAreaSqFt ?? 0),
    unit: inBoth((locale) => translatorOf(locale, 'revision')('squareFeet')),
  })
  switch (from.kind) {
    case 'glass': {
      const piece = pieces.get(from.line.key)
      const panels = piece ? panelsIn(piece.request) : []
      const finish = piece && finishOf(piece, facts)
      return {
        text: piece ? glassOf(piece, facts) : serviceName('other'),
        detail: inBoth((locale) => {
          const of = piece && piece.request.sizes === 'opening' ? [openingIn(locale)] : []
          const sizes = panels.map((panel) => sizeIn(locale, panel))
          return [finish?.[locale], ...of, ...sizes].filter(Boolean).join(', ')
        }),
        ...squareFeet(from.line.key),
      }
    }
    case 'installation':
      return {
        text: inBoth((locale) => translatorOf(locale, 'revision')('installation')),
        detail: installationDetail(from.line.quote, pieces.get(from.line.key)?.request),
        quantity: null,
        unit: null,
      }
    case 'hardware': {
      const { item, line } = from
      const isByArea = item.unitOfMeasure === 'psf'
      return {
        text: nameIn(facts, ({ hardware }) => hardware, item),
        detail: hardwareDetail(item, facts.tables.en.hardware),
        ...(isByArea
          ? squareFeet(line.kind === 'extra' ? line.piece : line.key)
          : { quantity: item.quantity, unit: null }),
      }
    }
    case 'free': {
      const { text, quantity, unit } = from.line
      return { text: saidAlike(text), detail: null, quantity, unit: unit ? saidAlike(unit) : null }
    }
    case 'discount':
      return {
        text: inBoth((locale) => translatorOf(locale, 'revision')('discount')),
        detail: facts.draft.discount ? saidAlike(facts.draft.discount.reason) : null,
        quantity: null,
        unit: null,
      }
  }
}

function openingIn(locale: Locale): string {
  return translatorOf(locale, 'revision')('ofOpening')
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
