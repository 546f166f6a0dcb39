import { phoneText } from '@/domain/customer/phone-text'
import { paneLetter } from '@/domain/pricing/pane-letter'
import type { PaperPanel, PaperPiece, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'

export type Fact = { label: string; lines: string[] }

/** For whom, where and what: the glass itself is on the estimate. */
export const factsOnAccount = 3

/** Who it is for and what is made, as it stands beside the drawing. */
export function factsOf(paper: QuotePaper, words: PaperWords): Fact[] {
  const { t, said } = words
  const { customer, pieces } = paper
  const phone = phoneText(customer.phone ?? '').replaceAll(' ', '\u00a0')
  const glass = new Set(pieces.map((piece) => glassOf(piece, words)))
  const metal = new Set(pieces.flatMap((piece) => (piece.metal ? [said(piece.metal)] : [])))
  const doors = pieces.flatMap(({ panels }) => panels.filter(({ role }) => role === 'door'))
  const facts = [
    { label: t('head.for'), lines: [customer.name, customer.email ?? '', phone] },
    { label: t('head.at'), lines: [customer.jobSite ?? ''] },
    { label: t('head.work'), lines: [said(paper.work)] },
    { label: t('head.glass'), lines: [...glass] },
    { label: t('head.hardware'), lines: [...metal] },
    {
      label: t('head.door', { count: doors.length }),
      lines: doors.flatMap((door) =>
        door.weightLb === null
          ? []
          : [t('head.doorSize', { size: words.sizeIn(door.glass ?? door), pounds: door.weightLb })],
      ),
    },
  ]
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
}

function glassOf({ glass, finish }: PaperPiece, { said }: PaperWords): string {
  return [said(glass), ...(finish ? [said(finish)] : [])].join(', ')
}

/** The glass to make, as it is written into a pane of the drawing. */
export function glassLines({ glass }: PaperPanel, { t, inches }: PaperWords): string[] {
  if (!glass) return []
  return [t('drawing.glass'), `${inches(glass.widthIn)} ×`, inches(glass.heightIn)]
}

/** One sentence that says what is drawn. */
export function drawingLabel(
  { title, panels, drawn }: Pick<PaperPiece, 'title' | 'panels' | 'drawn'>,
  words: PaperWords,
): string {
  const name = (index: number) => (drawn === 'pane' ? paneLetter(index) : String(index + 1))
  const sizes = panels.map((panel, index) =>
    panels.length > 1
      ? words.t('drawing.panel', { number: name(index), size: words.size(panel) })
      : words.sizeIn(panel),
  )
  return words.t('drawing.label', { title: words.said(title), sizes: sizes.join(', ') })
}
