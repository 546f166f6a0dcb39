import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { StaticImageData } from 'next/image'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { classNames } from '@/ui/class-names'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { DimensionLine } from '@/ui/dimension-line'
import { Arrow } from '@/ui/page/arrow-link'
import { PhoneLink } from '@/ui/phone-link'
import { SiteImage } from '@/ui/site-image'
import mirrors from '@pictures/mirror-vanity.webp'
import shower from '@pictures/shower-neo-angle.webp'
import storefront from '@pictures/storefront.webp'
import windows from '@pictures/windows-insulated.webp'

type Priced = 'shower' | 'windows' | 'mirrors' | 'repair'

type Props = {
  locale: Locale
  words: PageWords<'home'>['services']
  emergencyPhone: string
  /** A line of each that has a price. */
  prices: Record<Priced, ReactNode>
}

// the pictures are cropped to their panes: what counts is how wide they are at the panes' height
const upper = '(min-width: 1024px) 576px, max(100vw, 360px)'
const lower = '(min-width: 1024px) 410px, max(100vw, 360px)'

/** The six services as the panes of a curtain wall. */
export async function ServiceWall({ locale, words, emergencyPhone, prices }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.services' })
  const name = await getTranslations({ locale, namespace: 'common.serviceList' })
  const at = (href: string) => localHref(locale, href)
  return (
    <section className="bg-stone py-16 md:py-24 lg:py-32">
      <div className="page max-sm:px-2">
        <div className="grid items-end gap-5 max-sm:px-2 lg:grid-cols-12 lg:gap-x-6">
          <h2 className="text-opening lg:col-span-6 lg:max-w-[9em] lg:text-section">
            {words.title}
          </h2>
          <p className="text-body text-text-second lg:col-span-4 lg:col-start-9">{words.lead}</p>
        </div>
        <div className="mt-14 hidden grid-cols-3 text-base lg:grid" aria-hidden="true">
          <DimensionLine className="col-span-2">{words.home}</DimensionLine>
          <DimensionLine>{words.business}</DimensionLine>
        </div>
        <ul className="mt-8 grid gap-1.5 rounded-glass bg-edge-ink p-1.5 md:grid-cols-2 lg:mt-5 lg:grid-cols-12">
          <Pane
            href={at('/products/shower-glass')}
            name={name('showerDoors')}
            price={prices.shower}
            className="lg:col-span-3"
          >
            <PanePicture
              src={shower}
              alt={t('showerAlt')}
              position="object-[22%_50%]"
              sizes={upper}
            />
          </Pane>
          <Pane
            href={at('/products/windows')}
            name={name('residential')}
            price={prices.windows}
            className="lg:col-span-5"
          >
            <PanePicture
              src={windows}
              alt={t('windowsAlt')}
              position="object-[50%_40%]"
              sizes={upper}
            />
          </Pane>
          <Pane
            href={at('/products/commercial')}
            name={name('commercial')}
            price={<p className="pb-4 text-small leading-6 text-text-second">{t('surveyed')}</p>}
            className="lg:col-span-4"
          >
            <PanePicture
              src={storefront}
              alt={t('storefrontAlt')}
              position="object-[52%_50%]"
              sizes={upper}
            />
          </Pane>
          <Pane
            href={at('/products/mirrors')}
            name={name('mirrors')}
            price={prices.mirrors}
            className="lg:col-span-4"
          >
            <PanePicture
              src={mirrors}
              alt={t('mirrorsAlt')}
              position="object-[50%_38%]"
              sizes={lower}
              low
            />
          </Pane>
          <Pane
            href={at('/products/glass-replacement')}
            name={name('repair')}
            price={prices.repair}
            className="lg:col-span-4"
            ruled
          >
            <div className="grid h-60 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start bg-ground lg:max-xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
              <p className="py-6 pl-5 lg:max-xl:pr-2 lg:max-xl:text-balance">{words.repairText}</p>
              <InsulatedUnitDrawing hangs className="h-60 max-w-[calc(100%-0.75rem)]" />
            </div>
          </Pane>
          <Pane
            href={at('/contact?service=emergency')}
            name={name('emergency')}
            className="lg:col-span-4"
            ink
            over={
              emergencyPhone === '' ? null : (
                <PhoneLink
                  phone={emergencyPhone}
                  className="absolute top-44 left-5 flex min-h-11 items-center font-display text-opening leading-none whitespace-nowrap text-ground hover:underline focus-visible:outline-ground sm:text-h2 lg:max-xl:text-title"
                />
              )
            }
          >
            <p className="h-60 max-w-[16em] px-5 py-6">{words.emergencyText}</p>
          </Pane>
        </ul>
      </div>
    </section>
  )
}

type PaneProps = {
  href: string
  name: string
  className: string
  ink?: boolean
  ruled?: boolean
  /** A line about its price. */
  price?: ReactNode
  /** A link of its own that lies on the pane's. */
  over?: ReactNode
  children: ReactNode
}

function Pane(props: PaneProps) {
  const { href, name, className, ink = false, ruled = false, price, over, children } = props
  return (
    <li className={classNames('relative grid', className)}>
      <Link
        href={href}
        className={classNames(
          'group/pane flex flex-col overflow-hidden outline-offset-[-4px]',
          ink ? 'text-ground focus-visible:outline-ground' : 'bg-ground text-edge-ink',
        )}
      >
        <div className={ink ? 'text-ground' : 'text-text'}>{children}</div>
        <div
          className={classNames(
            'flex-1 px-5',
            ink && 'border-t border-edge-line',
            ruled && 'border-t border-rule',
          )}
        >
          <span className="flex min-h-16 items-center justify-between gap-4 py-3.5 font-display text-h4 leading-tight text-balance">
            {name}
            <Arrow className="transition-transform duration-200 group-hover/pane:translate-x-1" />
          </span>
          {price}
        </div>
      </Link>
      {over}
    </li>
  )
}

type PictureProps = {
  src: StaticImageData
  alt: string
  position: string
  sizes: string
  /** In the lower row of the wall. */
  low?: boolean
}

function PanePicture({ src, alt, position, sizes, low = false }: PictureProps) {
  return (
    <div className={classNames('relative h-60 overflow-hidden', !low && 'lg:h-96')}>
      <SiteImage
        src={src}
        alt={alt}
        fill
        sizes={sizes}
        className={classNames('object-cover', position)}
      />
    </div>
  )
}
