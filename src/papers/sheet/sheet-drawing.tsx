import type { PaperPanel, PaperPiece } from '@/domain/quote/paper'
import { EnclosureDrawing } from '@/drawings/to-scale/enclosure-drawing'
import { layOutEnclosure } from '@/drawings/to-scale/enclosure-layout'
import { PaneDrawing } from '@/drawings/to-scale/pane-drawing'
import { layOutPane } from '@/drawings/to-scale/pane-layout'
import type { PaperWords } from '@/i18n/paper-words'
import { drawingLabel, glassLines } from '../facts-of'

type Props = { piece: PaperPiece; words: PaperWords; isTitled: boolean }

const rooms = {
  phone: { width: 340, height: 392, wall: 9 },
  wide: { width: 760, height: 660, wall: 12 },
} as const

type Room = (typeof rooms)[keyof typeof rooms]

/** A piece as it is drawn on the screen: one drawing for a phone, and a larger one. */
export function SheetDrawing({ piece, words, isTitled }: Props) {
  const { t, said } = words
  return (
    <figure className="drawn-work min-w-0">
      {isTitled ? (
        <figcaption className="text-small font-semibold">
          {t('drawing.piece', { key: piece.key, title: said(piece.title) })}
        </figcaption>
      ) : null}
      <div className="mx-auto max-w-90 lg:hidden print:block print:max-w-none">
        <Drawing piece={piece} words={words} room={rooms.phone} />
      </div>
      <div className="hidden lg:block print:hidden">
        <Drawing piece={piece} words={words} room={rooms.wide} />
      </div>
    </figure>
  )
}

type DrawingProps = { piece: PaperPiece; words: PaperWords; room: Room }

function Drawing({ piece, words, room }: DrawingProps) {
  const { panels } = piece
  const [first] = panels
  if (first === undefined) return null
  const { wall, ...size } = room
  const common = {
    room: size,
    focused: null,
    isBad: () => false,
    format: words.inches,
    words: { width: words.t('drawing.width'), height: words.t('drawing.height') },
  }
  const sheet = { label: drawingLabel(piece, words), small: room === rooms.phone }
  if (piece.drawn === 'pane' && panels.length === 1) {
    return <PaneDrawing layout={layOutPane({ ...common, pane: sized(first) })} {...sheet} />
  }
  return (
    <EnclosureDrawing
      layout={layOutEnclosure({
        ...common,
        wall,
        layout: piece.layout,
        panes: panels.map(sized),
        lines: panels.map((panel) => glassLines(panel, words)),
      })}
      hinges={panels.map(({ hinges }) => hinges)}
      {...sheet}
    />
  )
}

function sized({ widthIn, heightIn, role, hinge }: PaperPanel) {
  return { widthIn, heightIn, role, hinge, widthKnown: true, heightKnown: true }
}
