import { chooseArrangement } from './arrangement'
import type { GalleryTexts } from './gallery-texts'

/** What is said of each scale at which all works fit, by its pixels to the inch. */
const closeScales: Record<number, keyof GalleryTexts> = {
  3: 'scale',
  4: 'scaleHalf',
  6: 'scaleThreeQuarters',
}

type Props = {
  /** Pixels to the inch where all works fit; null where they are at the scale of the row. */
  inchPx: number | null
  isGrid: boolean
  texts: GalleryTexts
}

/** At which scale the works are drawn, and the way to the other arrangement. */
export function WorksScale({ inchPx, isGrid, texts }: Props) {
  return (
    <p className="works-scale">
      <span className="line-only fractions">
        {inchPx === null ? (
          <>
            <span className="works-scale-large">{texts.scale}</span>
            <span className="works-scale-small">{texts.scaleSmall}</span>
          </>
        ) : (
          texts[closeScales[inchPx] ?? 'scale']
        )}{' '}
        ·{' '}
      </span>
      <button
        type="button"
        className="needs-scripts"
        aria-pressed={isGrid}
        onClick={() => chooseArrangement(isGrid ? 'line' : 'grid')}
      >
        {isGrid ? texts.asLine : texts.asGrid}
      </button>
    </p>
  )
}
