import type { ChangedSize } from '@/domain/quote/changed-sizes'
import type { PaperPiece } from '@/domain/quote/paper'
import { FootBar } from '@/drawings/to-scale/scale-bars'
import { WorkDrawing } from '@/drawings/to-scale/work-drawing'
import { layOutWork, seenFrom } from '@/drawings/to-scale/work-layout'
import type { PaperWords } from '@/i18n/paper-words'
import { placeOf } from '../drawn-words'
import { drawingLabel } from '../facts-of'

type Props = {
  piece: PaperPiece
  words: PaperWords
  isTitled: boolean
  /** Sizes that are not what they were: their figures are tinted, and it says so. */
  changed?: ChangedSize[]
}

const rooms = {
  phone: { width: 340, height: 392, wall: 9 },
  /** Beside the words of a small laptop. */
  middle: { width: 440, height: 520, wall: 10 },
  wide: { width: 760, height: 660, wall: 12 },
} as const

type Room = (typeof rooms)[keyof typeof rooms]

/** A piece as it is drawn on the screen: one drawing for narrow screens, and larger ones. */
export function SheetDrawing({ piece, words, isTitled, changed = [] }: Props) {
  const { t, said } = words
  return (
    <figure className="drawn-work min-w-0">
      {isTitled ? (
        <figcaption className="text-small font-semibold">
          {t('drawing.piece', { key: piece.key, title: said(piece.title) })}
        </figcaption>
      ) : null}
      <div className="mx-auto max-w-90 lg:hidden print:block print:max-w-none">
        <Drawing {...{ piece, words, changed }} room={rooms.phone} />
      </div>
      <div className="hidden lg:block xl:hidden print:hidden">
        <Drawing {...{ piece, words, changed }} room={rooms.middle} />
      </div>
      <div className="hidden xl:block print:hidden">
        <Drawing {...{ piece, words, changed }} room={rooms.wide} />
      </div>
      {changed.length > 0 ? (
        <p className="mt-2 flex gap-2 text-small text-text-second print:hidden">
          <span
            aria-hidden="true"
            className="mt-1 h-3 w-6 shrink-0 border border-edge-mid bg-edge-tint"
          />
          {t('difference.marked')}
        </p>
      ) : null}
    </figure>
  )
}

type DrawingProps = { piece: PaperPiece; words: PaperWords; room: Room; changed: ChangedSize[] }

function Drawing({ piece, words, room, changed }: DrawingProps) {
  const { wall, ...size } = room
  const { t } = words
  const at = { ...placeOf(piece, words), room: size, wall, marked: changed }
  const laidOut = layOutWork(piece, at)
  const scale = laidOut?.layout.scale
  return (
    <>
      <p className="mb-2 flex items-center justify-between gap-3 text-small text-text-second print:hidden">
        <span>{laidOut ? t(`drawing.${seenFrom(laidOut)}`) : null}</span>
        {scale ? (
          <span className="flex shrink-0 items-center gap-2 sm:gap-3">
            <FootBar scale={scale} />
            <span className="figures">{t('drawing.scale', { inches: scale.caption })}</span>
          </span>
        ) : null}
      </p>
      <WorkDrawing
        work={piece}
        at={at}
        name={words.said(piece.finish ?? piece.glass)}
        label={drawingLabel(piece, words)}
        small={room !== rooms.wide}
      />
    </>
  )
}
