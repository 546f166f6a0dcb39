import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { dayOf } from '@/domain/booking/booking-rules'
import { formatInches } from '@/domain/measure/format-length'
import { siteFormatter } from '@/i18n/site-formatter'
import { limits } from '@/domain/pricing/limits'
import { isShowerService, serviceRow } from '@/domain/services-catalogue/services'
import { standardHardware } from '@/i18n/standard-hardware'
import { nightPhone } from '@/domain/company/service-clock'
import { CallLink } from '@/ui/call-link'
import { OpensAgain } from '@/ui/opens-again'
import { dialled, PhoneLink } from '@/ui/phone-link'
import { TextLink } from '@/ui/text-link'
import { Arrow } from '@/ui/page/arrow-link'
import { FrontRangeNote } from './front-range-note'
import { noonOf } from './noon-of'
import type { PlateContext } from './plate-page'
import { RailForm } from './rail-form'
import type { ShapeOffer } from './rail-form'
import type { RailOffer } from './rail-offer'
import { usualPrice } from './usual-price'

/**
 * What the page comes to, always in reach: it stands below the name, where every screen begins, and
 * goes along below the header from there.
 */
export async function Rail(context: PlateContext) {
  const { offer } = context
  return offer.kind === 'visit' ? (
    <VisitRail {...context} drawnAt={offer.drawnAt} />
  ) : (
    <PricedRail context={context} offer={offer} />
  )
}

type Priced = Extract<RailOffer, { kind: 'priced' }>

async function PricedRail({ context, offer }: { context: PlateContext; offer: Priced }) {
  const { locale, company } = context
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  const inPrice = await getTranslations({ locale, namespace: 'serviceCatalogue.shower' })
  const usual = await usualPrice(context, offer)
  const shapes = await shapesOf(offer, locale)
  const preview = t('preview', {
    work: previewOf(offer),
    assumed: usual.note,
    standard: standardHardware(locale),
    extras: inPrice('extras'),
  })
  return (
    <RailForm
      locale={locale}
      action={localHref(locale, '/get-quote')}
      usual={usual}
      opensAt={opensAt(offer)}
      size={offer.size}
      inFeet={offer.inFeet === true}
      sizes={{
        width: formatInches(offer.size.widthIn),
        height: formatInches(offer.size.heightIn),
      }}
      shapes={shapes}
      askAt={localHref(locale, '/contact')}
      preview={usual.figure === null ? null : preview}
      words={{
        label: t('label'),
        width: t('width'),
        height: offer.lies ? t('depth') : t('height'),
        thickness: t('thickness'),
        in: t('in'),
        action: t('action'),
        goOn: t('goOn'),
        noFigure: t('noFigure'),
        unread: t('unread', { most: limits.sideIn.most }),
        askFirst: t('askFirst'),
      }}
    >
      {company.phone === '' ? null : (
        <p className="rail-talk">
          {night === null || isForBrokenGlass(offer) ? (
            <CallLink
              phone={company.phone}
              night={
                night && {
                  ...night,
                  text: (
                    <span>
                      {c('phoneBar.emergency')} <span className="rail-night">{night.phone}</span>
                    </span>
                  ),
                }
              }
              className="rail-link"
            >
              {t('call')}
            </CallLink>
          ) : (
            <>
              <PhoneLink phone={company.phone} className="rail-link call-by-day">
                {t('call')}
              </PhoneLink>
              <OpensAgain text={c('officeOpens.closed')} className="rail-closed" />
              <Link href={localHref(locale, '/contact')} className="rail-link call-at-night">
                {t('leaveNumber')}
              </Link>
            </>
          )}
          <TextLink phone={company.phone} hasNight={night !== null} className="rail-link">
            {t('text')}
          </TextLink>
        </p>
      )}
    </RailForm>
  )
}

/** Whoever has a broken pane calls at any hour. */
function isForBrokenGlass({ work: { service } }: Priced): boolean {
  return serviceRow(service).flow === 'replacement'
}

/**
 * The step of the builder behind which everything is known that the price here is of. The screens of a
 * shower price whatever is still unchosen, so they begin at their beginning.
 */
function opensAt({ work: { service } }: Priced): number | null {
  switch (serviceRow(service).flow) {
    case 'shower':
      return null
    case 'replacement':
      return 3
    case 'general':
      return 1
  }
}

/** Of which product the small print speaks. */
function previewOf(offer: Priced) {
  const { service } = offer.work
  if (isShowerService(service)) return 'shower'
  if (offer.firstShape) return 'mirror'
  if (offer.lies) return 'lying'
  return isForBrokenGlass(offer) ? 'replacement' : 'other'
}

async function shapesOf({ firstShape }: Priced, locale: Locale): Promise<ShapeOffer | undefined> {
  if (!firstShape) return undefined
  const t = await getTranslations({ locale, namespace: 'plates.shapes' })
  const wordsOf = (kind: 'names' | 'quoted') => ({
    rectangle: t(`${kind}.rectangle`),
    round: t(`${kind}.round`),
    arch: t(`${kind}.arch`),
    pill: t(`${kind}.pill`),
    oval: t(`${kind}.oval`),
  })
  return {
    first: firstShape,
    askAt: localHref(locale, '/contact'),
    askFor: 'mirrors',
    names: wordsOf('names'),
    quoted: wordsOf('quoted'),
    words: {
      legend: t('legend'),
      diameter: t('diameter'),
      basis: t('basis'),
      ask: t('ask'),
      askShort: t('askShort'),
    },
  }
}

/** Where a price follows a visit: the way to ask for one, and whom to call at any hour. */
async function VisitRail({
  locale,
  company,
  order,
  tables,
  drawnAt,
}: PlateContext & { drawnAt?: string | undefined }) {
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const night = nightPhone(company)
  return (
    <>
      <div className="rail">
        <div className="rail-sheet rail-visit">
          <div className="rail-price">
            <p className="rail-day font-display text-h3 leading-tight">
              {order === null
                ? t('visitTitle')
                : t('visitBy', { day: shortDay(order.visit, locale) })}
            </p>
            <p className="rail-note text-small text-text-second">
              {order === null ? t('visitText') : t('visitThen')}
            </p>
          </div>
          {company.phone === '' ? null : (
            <p className="rail-number">
              <span className="rail-name">
                {t('call')}
                {night === null ? null : <OpensAgain text="" className="inline" />}
              </span>
              <a href={`tel:${dialled(company.phone)}`} className="rail-link">
                {company.phone}
              </a>
            </p>
          )}
          {company.emergencyPhone === '' ? null : (
            <p className="rail-number">
              <span className="rail-name">{t('emergency')}</span>
              <a href={`tel:${dialled(company.emergencyPhone)}`} className="rail-link">
                {company.emergencyPhone}
              </a>
            </p>
          )}
          <Link href={localHref(locale, '/book-visit')} className="rail-action">
            {t('visitAction')}
            <Arrow />
          </Link>
        </div>
      </div>
      {drawnAt === undefined ? null : <FrontRangeNote {...{ locale, tables, drawnAt }} />}
    </>
  )
}

function shortDay(written: string, locale: Locale): string {
  return siteFormatter(locale).dateTime(noonOf(dayOf(written)), {
    ...{ weekday: 'short', month: 'short', day: 'numeric' },
  })
}
