import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { GalleryTexts } from './gallery-texts'
import { rangeWords } from './range-words'
import type { useRow } from './use-row'
import type { WorkTexts } from './work-view'

type Props = Pick<ReturnType<typeof useRow>, 'position' | 'page' | 'goTo' | 'step'> & {
  texts: GalleryTexts
  ranges: Pick<WorkTexts, 'range' | 'rangeOne'>
  count: number
  /** It keeps its place, and nothing else. */
  isUnseen: boolean
}

const moves = { ArrowRight: 1, ArrowLeft: -1, Home: 'start', End: 'end' } as const

/** The whole row at the foot, in feet, with what shows of it: it is the row's scroll bar. */
export function RowRuler(props: Props) {
  const { position, page, goTo, step, texts, ranges, count, isUnseen } = props
  const ruler = useRef<HTMLDivElement>(null)
  const { from, shown, whole, first, last, showsYours, feet } = position
  const marks = footMarks(feet)
  const end = whole - shown
  const share = (px: number) => `${whole === 0 ? 0 : (px / whole) * 100}%`
  const range = rangeWords(ranges, { first, last, count })

  function follow(clientX: number) {
    const box = ruler.current?.getBoundingClientRect()
    if (box === undefined || end <= 0) return
    goTo(
      Math.min(
        1,
        Math.max(0, ((clientX - box.left) / box.width) * (whole / end) - shown / 2 / end),
      ),
    )
  }

  return (
    <div className="line-only" style={isUnseen ? { visibility: 'hidden' } : undefined}>
      {from > 1 ? (
        <button
          type="button"
          className="works-arrow works-arrow-back"
          aria-label={texts.back}
          onClick={() => page(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </button>
      ) : null}
      {from < end - 1 ? (
        <button
          type="button"
          className="works-arrow works-arrow-on"
          data-over-yours={showsYours ? '' : undefined}
          aria-label={texts.forward}
          onClick={() => page(1)}
        >
          <ArrowRight aria-hidden="true" />
        </button>
      ) : null}
      <div className="works-foot page">
        <div
          ref={ruler}
          role="slider"
          tabIndex={0}
          aria-label={texts.ruler}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, count)}
          aria-valuenow={first}
          aria-valuetext={range}
          className="works-ruler"
          style={{ '--ft': feet === 0 ? '10%' : `${1000 / feet}%` } as CSSProperties}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event.clientX)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event.clientX)
          }}
          onKeyDown={(event) => {
            if (!(event.key in moves)) return
            event.preventDefault()
            step(moves[event.key as keyof typeof moves], false)
          }}
        >
          {marks.map((mark) => (
            <span
              key={mark}
              aria-hidden="true"
              className="works-foot-mark"
              style={{ left: `${(mark / feet) * 100}%` }}
            >
              {mark}′
            </span>
          ))}
          <span className="works-window" style={{ left: share(from), width: share(shown) }} />
        </div>
        <p className="works-range">{range}</p>
      </div>
    </div>
  )
}

const mostMarks = 7

/** Every ten feet, or every twenty, forty or hundred where the row is long; none at its very end. */
function footMarks(feet: number): number[] {
  const step = [10, 20, 40, 100].find((every) => feet / every <= mostMarks) ?? 500
  const count = Math.max(0, Math.ceil(feet / step - 0.3))
  return Array.from({ length: count }, (_, index) => index * step)
}
