import { hasOneLength, mirrorShapes } from '@/domain/services-catalogue/mirror-shapes'
import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { mirrorOutline } from '@/drawings/plates/mirror-outline'

export type ShapeWords = Record<MirrorShape, string>

type Props = {
  size: OpeningSize
  chosen: MirrorShape
  legend: string
  words: ShapeWords
  onChoose: (shape: MirrorShape) => void
}

/** As wide and as high as the longer side of a mirror is drawn. */
const longestPx = 34
/** A strip that is as thin as a line shows no shape. */
const leastPx = 5
const box = 38

/** The shapes of a mirror, each drawn as it is at this size. */
export function ShapeChoice({ size, chosen, legend, words, onChoose }: Props) {
  return (
    <fieldset className="rail-shape">
      <legend className="rail-name float-left">
        {legend} <span className="font-medium text-text">{words[chosen]}</span>
      </legend>
      <div className="rail-shapes-row clear-left">
        {mirrorShapes.map((shape) => (
          <label key={shape} className="rail-shape-each" title={words[shape]}>
            <input
              type="radio"
              name="shape"
              value={shape}
              data-shape={shape}
              checked={shape === chosen}
              aria-label={words[shape]}
              onChange={() => onChoose(shape)}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${box} ${box}`}
              className="size-9.5 text-edge-mid"
              fill="none"
            >
              <path
                d={mirrorOutline(shape, placed(shape, size))}
                fill="var(--color-paper)"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function placed(shape: MirrorShape, { widthIn, heightIn }: OpeningSize) {
  const tallIn = hasOneLength(shape) ? widthIn : heightIn
  const pxPerIn = longestPx / Math.max(widthIn, tallIn)
  const width = Math.max(leastPx, widthIn * pxPerIn)
  const height = Math.max(leastPx, tallIn * pxPerIn)
  return { x: (box - width) / 2, y: (box - height) / 2, width, height }
}
