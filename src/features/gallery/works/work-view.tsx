import type { CSSProperties, ReactNode } from 'react'
import Link from 'next/link'
import { ArrowRight } from 'lucide-react'
import { formatInches } from '@/domain/measure/format-length'
import { CategoryDrawing } from '@/drawings/illustrations/category-drawing'
import { buttonClasses } from '@/ui/button'
import { SiteImage } from '@/ui/site-image'
import { PriceLink } from './price-link'
import type { ShownWork } from './shown-work'
import './works.css'

export type WorkTexts = Record<
  | 'close'
  | 'previous'
  | 'next'
  | 'discuss'
  | 'price'
  | 'sizes'
  | 'door'
  | 'range'
  | 'quoteHref'
  | 'of',
  string
> & { /** How many works there are, in words, by their number. */ counts: string[] }

type Props = {
  work: ShownWork
  texts: WorkTexts
  number: number
  count: number
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
  heading,
  description,
  close,
  previous,
  next,
}: Props) {
  const { picture, elevation, facts, caption, priceHref, categorySlug } = work
  const of = texts.of.replace('{number}', String(number)).replace('{count}', String(count))
  return (
    <>
      <div className="opened-picture">
        {picture === null ? (
          <CategoryDrawing slug={categorySlug} className="work-drawing" />
        ) : (
          <div className="opened-fit" style={fitOf(work)}>
            <SiteImage src={picture.src} alt={picture.alt} fill sizes="100vw" first />
            {elevation === null ? null : <Sizes work={work} door={texts.door} />}
          </div>
        )}
        <div className="opened-tools">
          {elevation === null ? null : (
            <label className="opened-switch">
              <input type="checkbox" role="switch" defaultChecked />
              {texts.sizes}
            </label>
          )}
          {close}
        </div>
      </div>
      <div className="opened-block">
        <div className="opened-turn">{previous}</div>
        <div className="opened-cell">
          {heading}
          <p className="text-small text-text-second">{[caption, of].filter(Boolean).join(' · ')}</p>
          {description}
        </div>
        <dl className="opened-cell opened-facts fractions">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
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

/** The part that must stay in view, in pixels of the picture: the glass and what is drawn around it. */
function fitOf({ picture, elevation }: ShownWork): CSSProperties {
  if (picture === null) return {}
  const { width, height } = picture
  if (elevation === null) {
    return {
      '--pw': width,
      '--ph': height,
      '--rw': 1,
      '--rh': 1,
      '--cx': width / 2,
      '--cy': height / 2,
    } as CSSProperties
  }
  const perInch = width / elevation.picture.widthIn
  const { glass, crop } = elevation
  const left = (elevation.picture.leftIn + glass.leftIn) * perInch
  const bottom =
    (elevation.picture.aboveIn + crop.heightIn - (glass.lowerEdgeIn - crop.bottomIn)) * perInch
  const across = glass.widthIn * perInch
  const down = glass.heightIn * perInch
  return {
    '--pw': width,
    '--ph': height,
    '--rw': across * 1.22,
    '--rh': down * 1.16,
    '--cx': left + across / 2,
    '--cy': bottom - down / 2,
  } as CSSProperties
}

function Sizes({ work: { elevation, picture }, door }: { work: ShownWork; door: string }) {
  if (elevation === null || picture === null) return null
  const { glass, crop, spans, picture: whole } = elevation
  const x = (inches: number) => ((whole.leftIn + inches) / whole.widthIn) * 100
  const y = (aboveFloorIn: number) =>
    ((whole.aboveIn + crop.heightIn - (aboveFloorIn - crop.bottomIn)) / whole.heightIn) * 100
  const top = y(glass.lowerEdgeIn + glass.heightIn)
  const left = x(glass.leftIn)
  return (
    <div className="sizes" aria-hidden="true">
      {spans.map(({ fromIn, toIn, widthIn, role }) =>
        role === 'gap' ? null : (
          <span
            key={fromIn}
            className="size-line size-across"
            style={
              {
                left: `${x(fromIn)}%`,
                width: `${x(toIn) - x(fromIn)}%`,
                '--top': `${top}%`,
              } as CSSProperties
            }
          >
            <b className="figures">
              {formatInches(widthIn)}″{role === 'door' ? ` ${door}` : ''}
            </b>
          </span>
        ),
      )}
      <span
        className={left > 8 ? 'size-line size-down' : 'size-line size-down size-down-right'}
        style={
          {
            top: `${top}%`,
            height: `${y(glass.lowerEdgeIn) - top}%`,
            '--left': left > 8 ? `${left}%` : `${x(glass.leftIn + glass.widthIn)}%`,
          } as CSSProperties
        }
      >
        <b className="figures">{formatInches(glass.heightIn)}″</b>
      </span>
    </div>
  )
}
