import { Text, View } from '@react-pdf/renderer'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import { nameOfPaper } from '@/domain/quote/paper'
import type { PaperPanel, PaperPiece, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { set } from './fonts'
import { inOutline, look, sheet } from './look'
import { Facts } from './parts/facts'
import { Letterhead } from './parts/letterhead'
import { Signatures } from './parts/signatures'
import { PieceDrawing } from './piece-drawing'
import { Sheets } from './sheets'

type Props = { paper: QuotePaper; words: PaperWords }

const room = { width: sheet.width, height: 340 }

/** The panes to order, with their final sizes: no customer's price is on it. */
export function CutListSheets({ paper, words }: Props) {
  const { t } = words
  const title = `${t('kinds.cutList')} ${nameOfPaper(paper)}`
  const isFinal = paper.measurements === 'final'
  return (
    <Sheets {...{ paper, words, title }} date={paper.revision.madeAt}>
      <Letterhead
        company={paper.company}
        title={`${t('kinds.cutList')} ${paper.number}`}
        below={t('head.revisionOf', {
          revision: paper.revision.number,
          date: words.day(paper.revision.madeAt),
        })}
      />
      <View style={[look.lined, { paddingVertical: 8 }]}>
        <Facts
          labelWidth={64}
          facts={[
            { label: t('head.for'), lines: [paper.customer.name] },
            ...(paper.customer.jobSite
              ? [{ label: t('head.at'), lines: [paper.customer.jobSite] }]
              : []),
          ]}
        />
        <Text style={look.strong}>{t(isFinal ? 'cutList.final' : 'cutList.estimated')}</Text>
        <Text style={look.small}>{t('cutList.noMoney')}</Text>
      </View>
      {paper.pieces.map((piece) => (
        <Piece key={piece.key} piece={piece} words={words} />
      ))}
      <Signatures labels={[t('cutList.checked'), t('foot.date')]} />
    </Sheets>
  )
}

const columns = { mark: 40, role: 110, weight: 90 }

function Piece({ piece, words }: { piece: PaperPiece; words: PaperWords }) {
  const { t, said } = words
  const title = t('drawing.piece', { key: piece.key, title: said(piece.title) })
  const area =
    piece.panels.map(cutOf).reduce((sum, { widthIn, heightIn }) => sum + widthIn * heightIn, 0) /
    144
  const made = [
    said(piece.glass),
    ...(piece.finish ? [said(piece.finish)] : []),
    t('cutList.thick', { inches: thicknessInInches(piece.thicknessMm) }),
    ...(piece.metal ? [said(piece.metal)] : []),
  ]
  return (
    <View wrap={false} style={{ paddingTop: 10 }} {...inOutline(title)}>
      <View style={[look.between, { alignItems: 'flex-end' }]}>
        <Text style={[look.display, { fontSize: 14 }]}>{set(title)}</Text>
        <Text style={look.small}>
          {t('cutList.pieces', { count: piece.panels.length, area: words.number(area, 2) })}
        </Text>
      </View>
      <Text style={{ marginBottom: 4 }}>{set(made.join(' · '))}</Text>
      <View style={[look.row, look.lined, { paddingVertical: 3 }]}>
        <Text style={{ width: columns.mark }}>{t('cutList.mark')}</Text>
        <Text style={{ flex: 1 }}>{t('cutList.size')}</Text>
        <Text style={{ width: columns.role }}>{t('cutList.role')}</Text>
        <Text style={{ width: columns.weight, textAlign: 'right' }}>{t('cutList.weight')}</Text>
      </View>
      {piece.panels.map((panel, index) => (
        <View
          key={index}
          style={[look.row, look.ruled, { paddingVertical: 4, alignItems: 'center' }]}
        >
          <Text style={[look.strong, { width: columns.mark, fontSize: 11 }]}>
            {piece.key}
            {index + 1}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={[look.strong, { fontSize: 13 }]}>{set(words.sizeIn(cutOf(panel)))}</Text>
            {panel.glass ? (
              <Text style={look.small}>
                {set(t('cutList.fromOpening', { size: words.sizeIn(panel) }))}
              </Text>
            ) : null}
          </View>
          <Text style={{ width: columns.role }}>{roleOf(panel, words)}</Text>
          <Text style={{ width: columns.weight, textAlign: 'right' }}>
            {panel.weightLb === null ? '' : t('cutList.pounds', { pounds: panel.weightLb })}
          </Text>
        </View>
      ))}
      <View style={{ paddingTop: 8 }}>
        <PieceDrawing piece={piece} words={words} room={room} />
      </View>
    </View>
  )
}

/** What is cut of a panel: its glass, which is smaller than its share of an opening. */
function cutOf(panel: PaperPanel): { widthIn: number; heightIn: number } {
  return panel.glass ?? panel
}

function roleOf({ role, hinges }: PaperPanel, { t }: PaperWords): string {
  if (role !== 'door') return t('drawing.fixed')
  const hung = hinges > 0 ? [t('cutList.hinges', { count: hinges })] : []
  return [t('drawing.doorRole'), ...hung].join(', ')
}
