import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import type { BookingRules } from '@/domain/booking/booking-rules'
import type { CompanyFacts, Hours } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { OpensAgain } from '@/ui/opens-again'
import { dialled, PhoneLink } from '@/ui/phone-link'
import { DrawnHours } from './drawn-hours'
import { linesOf } from './lines-of-hours'

/** As easy to hit as a button, and no further from its name than a line of text. */
const link =
  '-my-1.5 inline-flex min-h-11 items-center [overflow-wrap:anywhere] underline underline-offset-4'

type Props = {
  locale: Locale
  company: CompanyFacts
  /** The hours by their English words. */
  inEnglish: Hours
  booking: BookingRules
  words: PageWords<'contact'>
  className: string
}

/** Phone, mail, hours and address, and whom to call at night; nothing where the company has said none. */
export async function WaysToReachUs({
  locale,
  company,
  inEnglish,
  booking,
  words,
  className,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  const known = [
    company.phone,
    company.salesEmail,
    company.address.full,
    ...linesOf(company.serviceHours),
  ].filter(Boolean)
  if (known.length === 0 && company.emergencyPhone === '') return null
  return (
    <div className={className}>
      {known.length === 0 ? null : <h2 className="text-h3 lg:text-title">{words.touch.title}</h2>}
      <dl className="mt-5">
        <Row name={t('phone')}>
          {company.phone && (
            <>
              <PhoneLink phone={company.phone} className={link} />
              {night === null ? null : (
                <OpensAgain
                  text={c('officeOpens.closed')}
                  className="block text-small text-stone"
                />
              )}
            </>
          )}
        </Row>
        <Row name={t('email')}>
          {company.salesEmail && (
            <a href={`mailto:${company.salesEmail}`} className={link}>
              {company.salesEmail}
            </a>
          )}
        </Row>
        <Row name={t('hours')}>
          {linesOf(company.serviceHours).length > 0 && (
            <DrawnHours {...{ locale, inEnglish, booking }} serviceHours={company.serviceHours} />
          )}
        </Row>
        <Row name={company.address.label || t('address')}>
          {company.address.full && (
            <>
              <InPlace address={company.address} />
              {linesOf(company.showroomHours).map((line) => (
                <span key={line} className="block text-small text-stone">
                  {line}
                </span>
              ))}
            </>
          )}
        </Row>
      </dl>
      {company.emergencyPhone === '' ? null : (
        <div className="mt-6 bg-edge-tint p-6">
          <p className="font-display text-h4 text-edge-ink">{words.emergency.title}</p>
          <p className="mt-2 text-on-tint">{words.emergency.text}</p>
          <a
            href={`tel:${dialled(company.emergencyPhone)}`}
            className="mt-5 inline-flex min-h-14 w-full items-center justify-center rounded-glass bg-edge-ink px-6 font-semibold text-ground hover:bg-edge-mid"
          >
            {words.emergency.button}
          </a>
          <p className="mt-2 text-center text-small text-on-tint">
            {t('emergencyNumber', { phone: company.emergencyPhone.replaceAll(' ', '\u00a0') })}
          </p>
        </div>
      )}
    </div>
  )
}

/** What the company has not said gets no line. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return children === '' || children === false ? null : (
    <div className="border-t border-edge-line py-4">
      <dt className="text-base text-edge-tint">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** The whole address; city, state and code stay on one line. */
function InPlace({ address: { full, place } }: Pick<CompanyFacts, 'address'>) {
  if (place === '' || !full.endsWith(place)) return full
  return (
    <>
      {full.slice(0, -place.length)}
      <span className="whitespace-nowrap">{place}</span>
    </>
  )
}
