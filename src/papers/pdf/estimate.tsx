import { Link, Text, View } from '@react-pdf/renderer'
import { nameOfPaper, optionsOf, scheduleOf } from '@/domain/quote/paper'
import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, PaperPiece, QuotePaper } from '@/domain/quote/paper'
import { givenBack, isDepositIn, moneyStanding } from '@/domain/quote/paper-money'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import type { PaperWords } from '@/i18n/paper-words'
import { factsOf } from '../facts-of'
import { isToSign } from '../is-to-sign'
import { paperKind } from '../paper-kind'
import { set } from './fonts'
import { ink, inOutline, look, sheet } from './look'
import { Block } from './parts/block'
import { Facts, foldable } from './parts/facts'
import { Instalments } from './parts/instalments'
import { Letterhead } from './parts/letterhead'
import { Options } from './parts/options'
import { Schedule } from './parts/schedule'
import { Signatures } from './parts/signatures'
import { SmallPrint } from './parts/small-print'
import { Steps } from './parts/steps'
import { Sums } from './parts/sums'
import { Terms } from './parts/terms'
import { PieceDrawing } from './piece-drawing'
import { Sheets } from './sheets'

type Props = {
  paper: QuotePaper
  words: PaperWords
  /** Where it stands online, for whoever holds the paper. */
  link?: string | undefined
  /** What was paid on it; without it the paper says nothing of payments. */
  money?: PaperMoney | undefined
  /** Of an order of now; null where nobody can name them. */
  days?: OrderDays | null
  /** Whether there is a yes to say; an offer where nothing is said. */
  standing?: PaperStanding | undefined
  /** What came of it, said in place of the day until which it is held. */
  outcome?: PaperOutcome | null | undefined
  /** The revision that came in its place: what was paid since is of that one. */
  replacedBy?: number | null | undefined
}

const drawingWidth = 296
/** Lines that one page holds beside a drawing of this height; in Spanish what stands below takes more room. */
const tall = { height: 268, lines: { en: 5, es: 3 } }
const short = { height: 206 }
const ofMany = { width: sheet.width, height: 330 }
/** Of the particulars beside the drawing. */
const besideWidth = sheet.width - drawingWidth - 16

/** The estimate: drawing, particulars, schedule, what happens next, and where to sign. */
export function EstimateSheets(props: Props) {
  const { paper, words, link, days = null, standing = 'offered' } = props
  const { outcome = null, replacedBy = null } = props
  const money = replacedBy === null ? props.money : undefined
  const { t } = words
  const kind = t(`kinds.${paperKind(paper, money)}`)
  const moneyIs = moneyStanding(money)
  const isOver = standing === 'closed' || moneyIs === 'back'
  const [first, ...others] = paper.pieces
  const { revision } = paper
  const dates = [
    words.day(revision.madeAt),
    ...(replacedBy === null ? [] : [t('head.replacedBy', { revision: replacedBy })]),
    ...(replacedBy === null ? standsUntil() : []),
  ]
  return (
    <Sheets {...{ paper, words }} title={`${kind} ${nameOfPaper(paper)}`} date={revision.madeAt}>
      <Letterhead
        company={paper.company}
        title={`${kind} ${paper.number}`}
        below={
          revision.number > 1
            ? t('head.revisionOf', { revision: revision.number, date: dates.join(' · ') })
            : dates.join(' · ')
        }
      />
      <View style={[look.row, look.lined]} wrap={false}>
        {first ? (
          <View
            style={{
              width: drawingWidth,
              paddingVertical: 8,
              paddingRight: 12,
              borderRightWidth: 0.75,
              borderRightColor: ink.text,
            }}
          >
            {others.length > 0 ? <PieceTitle piece={first} words={words} /> : null}
            <PieceDrawing
              piece={first}
              words={words}
              room={{ width: drawingWidth - 13, height: heightOf(paper, words) }}
            />
          </View>
        ) : null}
        <View style={{ flex: 1, paddingVertical: 10, paddingLeft: first ? 16 : 0 }}>
          <Facts facts={factsOf(paper, words)} />
          <View
            style={{ borderTopWidth: 0.75, borderTopColor: ink.text, marginTop: 6, paddingTop: 6 }}
          >
            <PaidMark paper={paper} money={money} words={words} />
            <Text>{t(paper.sums.tax?.amount ? 'head.totalWithTax' : 'head.total')}</Text>
            <Text style={[look.display, { fontSize: 32, marginTop: 3 }]}>
              {words.money(paper.sums.total, paper.currency)}
            </Text>
          </View>
          <Instalments {...{ paper, words, money }} width={first ? besideWidth : sheet.width} />
          {link === undefined ? null : (
            <Text style={[look.small, { marginTop: 6 }]}>
              {set(t('head.online'))}{' '}
              <Link src={link} style={{ color: ink.text, textDecoration: 'none' }}>
                {set(foldable(link))}
              </Link>
            </Text>
          )}
        </View>
      </View>
      <Schedule paper={paper} words={words} />
      <Block>
        {standing === 'offered' ? <Options paper={paper} words={words} /> : null}
        <Sums paper={paper} words={words} />
        {isOver ? null : <Steps {...{ paper, words, money, days, standing }} />}
        <SmallPrint {...{ paper, words, money }} />
        {isToSign(standing, money) ? (
          <Signatures labels={[t('foot.signature'), t('foot.date')]} />
        ) : null}
      </Block>
      {others.map((piece) => (
        <View key={piece.key} wrap={false} style={{ paddingTop: 12 }}>
          <PieceTitle piece={piece} words={words} />
          <PieceDrawing piece={piece} words={words} room={ofMany} />
        </View>
      ))}
      <Terms paper={paper} words={words} />
    </Sheets>
  )

  /** Until when there is a yes to say, or since when there is none. */
  function standsUntil(): string[] {
    if (outcome !== null && moneyIs !== 'back') {
      return [t(`head.outcomeInLine.${outcome.kind}`, { date: words.day(outcome.on) })]
    }
    return paper.validUntil && moneyIs === 'none' && standing === 'offered'
      ? [t('head.heldUntil', { date: words.day(paper.validUntil) })]
      : []
  }
}

/** Stamped over the total once something was paid; an outline, so that it prints without colour. */
function PaidMark({ paper, money, words }: Pick<Props, 'paper' | 'money' | 'words'>) {
  if (money === undefined || money.paid <= 0) return null
  const { currency, sums } = paper
  // what is kept stands below then
  if (money.owed === 0 && givenBack(money, currency) > 0) return null
  const mark =
    money.owed === 0
      ? words.t('money.paidInFull')
      : !isDepositIn(paper, money)
        ? words.t('money.partPaid', {
            paid: words.money(money.paid, currency),
            total: words.money(sums.total, currency),
          })
        : words.t('money.depositPaid')
  return (
    <Text
      style={[
        look.strong,
        {
          alignSelf: 'flex-start',
          borderWidth: 1.25,
          borderColor: ink.text,
          paddingHorizontal: 6,
          paddingVertical: 3,
          marginBottom: 6,
        },
      ]}
    >
      {set(mark.toLocaleUpperCase(words.language))}
    </Text>
  )
}

/** Seven lines and their total stand on one page with the drawing. */
function heightOf(paper: QuotePaper, { language }: PaperWords): number {
  const lines = scheduleOf(paper).length + optionsOf(paper).length + paper.notices.length
  return lines > tall.lines[language] ? short.height : tall.height
}

function PieceTitle({ piece, words }: { piece: PaperPiece; words: PaperWords }) {
  const title = words.t('drawing.piece', { key: piece.key, title: words.said(piece.title) })
  return (
    <Text style={[look.strong, { marginBottom: 4 }]} {...inOutline(title)}>
      {set(title)}
    </Text>
  )
}
