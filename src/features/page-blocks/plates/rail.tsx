import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import { formatInches } from '@/domain/measure/format-length'
import { siteFormatter } from '@/i18n/site-formatter'
import { Arrow } from '@/ui/page/arrow-link'
import { dialled } from '@/ui/phone-link'
import { assumedShowerPrice } from './assumed-price'
import type { Size } from './assumed-price'
import type { PlateContext } from './plate-page'
import { RailDrawing } from './rail-drawing'

/**
 * What the page comes to, always in reach: it waits at the foot of the screen until its place is
 * reached, and goes along at the top from there. A form that opens the builder filled in, with or
 * without code.
 */
export async function Rail(context: PlateContext) {
  const { offer } = context
  if (offer.kind === 'visit') return null
  return <SizedRail context={context} {...offer} />
}

type SizedProps = {
  context: PlateContext
  kind: 'priced' | 'sized'
  serviceType: string
  size: Size
}

async function SizedRail({ context, kind, serviceType, size }: SizedProps) {
  const { locale, company, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates.rail' })
  const quote = kind === 'priced' ? assumedShowerPrice(size, tables) : null
  const money = siteFormatter(locale)
  return (
    <>
      <div className="rail">
        <form
          action={localHref(locale, '/get-quote')}
          className="rail-sheet"
          aria-label={t('label')}
        >
          <input type="hidden" name="serviceType" value={serviceType} />
          <div className="rail-drawing">
            <RailDrawing size={size} />
          </div>
          {(['width', 'height'] as const).map((side) => (
            <label key={side} className="rail-field">
              <span className="rail-name">{t(side)}</span>
              <span className="flex items-baseline gap-1.5">
                <input
                  name={side}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  defaultValue={formatInches(size[`${side}In`])}
                  className="field-sizing-content max-w-full min-w-8 bg-transparent figures text-h3 leading-tight font-medium outline-none"
                />
                <span className="text-small text-text-second">{t('in')}</span>
              </span>
            </label>
          ))}
          <div className="rail-price">
            {quote === null ? (
              <p className="font-display text-h3">{t('noFigure')}</p>
            ) : (
              <p className="money text-h2 leading-none font-light">
                {money.number(quote.totalCost, { style: 'currency', currency: quote.currencyCode })}
              </p>
            )}
            <p className="rail-note fractions text-small text-text-second">
              {t(`assumed.${kind}`)}
            </p>
          </div>
          {company.phone === '' ? null : (
            <p className="rail-talk">
              <a href={`tel:${dialled(company.phone)}`} className="rail-link">
                {t('call')}
              </a>
              <a href={`sms:${dialled(company.phone)}`} className="rail-link">
                {t('text')}
              </a>
            </p>
          )}
          <button type="submit" className="rail-action">
            {t('action')}
            <Arrow />
          </button>
        </form>
      </div>
      <p className="page pt-4 fractions text-caption text-text-second">{t('preview')}</p>
    </>
  )
}
