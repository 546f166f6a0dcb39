import type { CSSProperties, ReactNode } from 'react'
import Link from 'next/link'
import { ArrowRight } from 'lucide-react'
import { formatInches } from '@/domain/measure/format-length'
import { CategoryDrawing } from '@/drawings/illustrations/category-drawing'
import { buttonClasses } from '@/ui/button'
import { SiteImage } from '@/ui/site-image'
import { withFractions } from '@/ui/with-fractions'
import { PriceLink } from './price-link'
import type { ShownWork } from './shown-work'
import { SizesSwitch } from './sizes-switch'
import { edgesOf, fitOf, sizesOf, upright } from './work-fit'
import './works-styles'

export type WorkTexts = Record<
  | 'close'
  | 'previous'
  | 'next'
  | 'discuss'
  | 'price'
  | 'showSizes'
  | 'hideSizes'
  | 'door'
  | 'range'
  | 'rangeOne'
  | 'quoteHref'
  | 'of',
  string
>

type Props = {
  work: ShownWork
  texts: WorkTexts
  number: number
  count: number
  /** The same picture in a size that is there already, until its own comes. */
  standIn?: string | null
  heading: ReactNode
  description: ReactNode
  /** What closes it, where it stands over the gallery. */
  close?: ReactNode
  previous: ReactNode
  next: ReactNode
}

/** A work in full: its picture with its real sizes drawn over it, and its title block. */
export function WorkView({
  work,
  texts,
  number,
  count,
  standIn = null,
  heading,
  description,
  close,
  previous,
  next,
}: Props) {
  const { picture, elevation, facts, detail, note, priceHref, categorySlug } = work
  const of = texts.of.replace('{number}', String(number)).replace('{count}', String(count))
  return (
    <>
      <div className="opened-picture" style={fitOf(work)}>
        {picture === null ? (
          <CategoryDrawing slug={categorySlug} className="work-drawing" />
        ) : (
          // another work's picture goes at once: the sizes drawn over it are not its own
          <div
            key={work.id}
            className="opened-fit"
            style={
              standIn === null ? undefined : { backgroundImage: `url(${JSON.stringify(standIn)})` }
            }
          >
            <SiteImage src={picture.src} alt={picture.alt} fill sizes={sizesOf(picture)} first />
            {elevation === null ? null : <Sizes work={work} door={texts.door} />}
          </div>
        )}
        {note === '' ? null : <p className="opened-note">{note}</p>}
        <div className="opened-tools">
          {elevation === null ? null : (
            <SizesSwitch show={texts.showSizes} hide={texts.hideSizes} />
          )}
          {close}
        </div>
      </div>
      <div className="opened-block">
        <div className="opened-turn">{previous}</div>
        <div className="opened-cell">
          {heading}
          <p className="opened-detail">
            <span>
              {detail.map((part, index) => (
                <span key={part}>
                  {index === 0 ? null : <span className="opened-dot"> · </span>}
                  {part}
                </span>
              ))}
              <span className="first-letter:uppercase">{of}</span>
            </span>
          </p>
          {description}
        </div>
        <dl className="opened-cell opened-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{withFractions(value)}</dd>
            </div>
          ))}
        </dl>
        <div className="opened-cell opened-actions">
          <Link href={texts.quoteHref} className={buttonClasses('outline', 'large')}>
            {texts.discuss}
          </Link>
          {priceHref === null ? null : (
            <PriceLink href={priceHref}>
              {texts.price}
              <ArrowRight aria-hidden="true" className="size-5" />
            </PriceLink>
          )}
        </div>
        <div className="opened-turn">{next}</div>
      </div>
    </>
  )
}

/** The least share of a phone's width in which a figure stands in its line. */
const figureShare = 0.24

function Sizes({ work: { elevation, picture }, door }: { work: ShownWork; door: string }) {
  if (elevation === null || picture === null) return null
  const { glass, spans } = elevation
  const { left, right, top, bottom, x } = edgesOf(elevation)
  const pieces = spans.filter(({ role }) => role !== 'gap')
  const seen = upright(picture, (right - left) * picture.width) * picture.height
  const share = ({ fromIn, toIn }: { fromIn: number; toIn: number }) =>
    ((x(toIn) - x(fromIn)) * picture.width) / seen
  const isTight = pieces.length > 1 && pieces.some((piece) => share(piece) < figureShare)
  const across = (from: number, to: number) =>
    ({ left: percent(from), width: percent(to - from) }) as CSSProperties
  return (
    <div
      className={isTight ? 'sizes sizes-tight' : 'sizes'}
      style={
        {
          '--top': percent(top),
          '--bottom': percent(1 - bottom),
          '--left': percent(left),
        } as CSSProperties
      }
      aria-hidden="true"
    >
      {pieces.map(({ fromIn, toIn, widthIn, role }) => (
        <span
          key={fromIn}
          className="size-line size-across size-piece"
          style={across(x(fromIn), x(toIn))}
        >
          <b className="figures">
            {formatInches(widthIn)}″{role === 'door' ? ` ${door}` : ''}
          </b>
        </span>
      ))}
      {isTight ? (
        <span className="size-line size-across size-whole" style={across(left, right)}>
          <b className="figures">{formatInches(glass.widthIn)}″</b>
        </span>
      ) : null}
      <span className="size-line size-down">
        <b className="figures">{formatInches(glass.heightIn)}″</b>
      </span>
    </div>
  )
}

const percent = (fraction: number) => `${fraction * 100}%`
