import type { CSSProperties } from 'react'
import { widthsUnder } from '@/domain/gallery/elevation'
import type { Elevation } from '@/domain/gallery/elevation'
import { formatInches } from '@/domain/measure/format-length'
import { CategoryDrawing } from '@/drawings/illustrations/category-drawing'
import { SiteImage } from '@/ui/site-image'
import { withFractions } from '@/ui/with-fractions'
import type { ShownWork } from './shown-work'

type Props = {
  work: ShownWork
  first: boolean
  isGrid: boolean
  /** One of two that fill a row of the grid. */
  isWide: boolean
  inchPx?: number | undefined
  personText: string | null
}

const gridSizes = (widePx: number) =>
  `(min-width: 1024px) ${widePx}px, (min-width: 640px) 46vw, 100vw`

/** A work of the row: its picture on the ground line, or whole in the grid. */
export function WorkCard({ work, first, isGrid, isWide, inchPx, personText }: Props) {
  const { picture, elevation, categorySlug, title, spoken, caption, sizeText } = work
  return (
    <>
      <span className="work-picture" style={elevation === null ? undefined : placeOf(elevation)}>
        {picture === null ? (
          <CategoryDrawing slug={categorySlug} className="work-drawing" />
        ) : (
          <SiteImage
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes={
              isGrid || elevation === null
                ? gridSizes(isWide ? 612 : 400)
                : sizesOf(elevation, inchPx)
            }
            style={{ '--focus': picture.focus } as CSSProperties}
            first={first}
          />
        )}
      </span>
      {elevation === null ? null : <Under elevation={elevation} />}
      {personText === null ? null : (
        <span className="work-person" aria-hidden="true">
          <span>{personText}</span>
        </span>
      )}
      <span className="work-title">{withFractions(title)}</span>
      <span className="sr-only">. {spoken}</span>
      <span className="work-caption" aria-hidden="true">
        {caption}
        {sizeText === '' ? null : <span className="work-size fractions">{sizeText}</span>}
      </span>
    </>
  )
}

/** The whole picture is as wide as its scale makes it: what shows is a part of it. */
function sizesOf({ picture }: Elevation, inchPx?: number): string {
  if (inchPx !== undefined) return `${Math.round(picture.widthIn * inchPx)}px`
  return `(min-width: 1024px) ${Math.round(picture.widthIn * 3)}px, ${Math.round(picture.widthIn * 2.5)}px`
}

/** All in inches; the style sheet multiplies them by the scale. */
function placeOf({ crop, picture }: Elevation): CSSProperties {
  return {
    '--crop-w': crop.widthIn.toFixed(2),
    '--crop-h': crop.heightIn.toFixed(2),
    '--hung': crop.bottomIn.toFixed(2),
    '--whole-w': picture.widthIn.toFixed(2),
    '--from-x': picture.leftIn.toFixed(2),
    '--from-y': picture.aboveIn.toFixed(2),
  } as CSSProperties
}

/** The dimensions of the glass: its width under the ground line, its height beside it. */
function Under({ elevation }: { elevation: Elevation }) {
  const { glass, crop } = elevation
  return (
    <>
      {widthsUnder(elevation).map(({ fromIn, toIn, widthIn }) => (
        <Line key={fromIn} className="work-width" style={{ '--a': fromIn, '--b': toIn }}>
          {formatInches(widthIn)}
        </Line>
      ))}
      <Line
        className="work-height"
        style={{
          '--a': glass.lowerEdgeIn,
          '--b': glass.lowerEdgeIn + glass.heightIn,
          '--crop-w': crop.widthIn,
        }}
      >
        {formatInches(glass.heightIn)}
      </Line>
    </>
  )
}

type LineProps = { className: string; style: Record<string, number>; children: string }

function Line({ className, style, children }: LineProps) {
  return (
    <span className={`work-dimension ${className}`} aria-hidden="true" style={style}>
      <span className="figures">{children}″</span>
    </span>
  )
}
