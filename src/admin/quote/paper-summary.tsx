import { defaultLocale } from '@/config/locales'
import { scheduleOf } from '@/domain/quote/paper'
import type { PaperPiece, QuotePaper } from '@/domain/quote/paper'
import { sumsOf } from '@/i18n/paper-sums'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { LinesTable } from './lines-table'
import { WorkFigure } from './work-figure'

/** Every piece of a quote that the office made, drawn, and every line of its price. */
export function PaperSummary({ paper }: { paper: QuotePaper }) {
  const words = paperWords(translatorOf(defaultLocale, 'papers'), defaultLocale)
  const { currency, sums } = paper
  return (
    <>
      {paper.pieces.map((piece) => (
        <PieceFigure key={piece.key} piece={piece} words={words} />
      ))}
      <LinesTable
        sums={sumsOf(sums, words).map(({ label, amount }) => ({
          label,
          amount: words.bare(amount, currency),
        }))}
        total={words.money(sums.total, currency)}
        {...{ currency }}
      >
        {scheduleOf(paper).map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {[line.piece, words.said(line.text)].filter(Boolean).join(' ')}
              {line.detail ? <small> {words.said(line.detail)}</small> : null}
            </th>
            <td>{words.quantity(line)}</td>
            <td>
              {line.amount === 0 ? words.t('schedule.included') : words.bare(line.amount, currency)}
            </td>
          </tr>
        ))}
      </LinesTable>
    </>
  )
}

type FigureProps = { piece: PaperPiece; words: ReturnType<typeof paperWords> }

function PieceFigure({ piece, words }: FigureProps) {
  const { key, title, glass, finish, metal } = piece
  const made = [glass, finish, metal].flatMap((said) => (said ? [words.said(said)] : []))
  return (
    <div className="office-columns">
      <dl className="office-facts">
        <div>
          <dt>{words.t('schedule.piece', { key })}</dt>
          <dd>
            <strong>{words.said(title)}</strong>
            <span>{made.join(', ')}</span>
            {piece.panels.map((panel, index) => (
              <span key={index}>
                {words.inches(panel.widthIn)} × {words.inches(panel.heightIn)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <WorkFigure work={piece} title={title} />
    </div>
  )
}
