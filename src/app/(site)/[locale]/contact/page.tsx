import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { inquiryProblems } from '@/app/inquiry-problems'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { AreaMap, isOnAreaMap } from '@/features/contact/area-map'
import { ContactForm } from '@/features/contact/contact-form'
import { EmergencyFirst } from '@/features/contact/emergency-first'
import { LiveMap } from '@/features/contact/live-map'
import { withFigures } from '@/domain/content/page-words/page-words'
import { nightPhone } from '@/domain/company/service-clock'
import { CallLink } from '@/ui/call-link'
import { OfficeLine } from '@/ui/office-line'
import { NightNumber } from '@/ui/night-number'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'
import { localHref } from '@/config/locales'
import { ArrowLink } from '@/ui/page/arrow-link'
import { classNames } from '@/ui/class-names'
import { dialled, PhoneLink } from '@/ui/phone-link'
import { SentByBrowser } from '@/ui/sent-by-browser'

const services = [
  'residential',
  'commercial',
  'showers',
  'mirrors',
  'repair',
  'emergency',
  'other',
] as const

const largeNumber =
  'font-display text-[clamp(2.2rem,10vw,3.6rem)] md:max-lg:text-h2 leading-none whitespace-nowrap hover:underline'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'contact' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const [company, words] = await Promise.all([
    readCompany(locale),
    readPageWords('contact', locale),
  ])
  const night = nightPhone(company)
  const { weekdays, saturday, sunday } = company.serviceHours
  const hours = [weekdays, saturday, sunday].filter(Boolean)
  const thanks =
    company.emergencyPhone === ''
      ? t('thanksPlain')
      : t('thanksText', { phone: company.emergencyPhone })
  const known = [company.phone, company.salesEmail, company.address.full, ...hours].filter(Boolean)
  return (
    <>
      <PageFacts locale={locale} page="contact" />
      <section className="bg-edge-ink text-ground">
        <div className="page grid gap-10 pt-14 pb-16 md:grid-cols-[1fr_auto] md:items-end lg:grid-cols-12 lg:gap-x-6 lg:pt-24 lg:pb-24">
          <div className="lg:col-span-7">
            <h1 className="text-opening leading-[1.04] md:text-h1 lg:text-display">
              {words.opening.title}
            </h1>
            <p className="mt-6 max-w-[46ch] text-intro text-stone md:text-lead">
              {words.opening.lead}
            </p>
          </div>
          <EmergencyFirst className="grid gap-2 md:justify-items-end lg:col-span-5">
            {company.emergencyPhone === '' ? null : (
              <p className="hidden gap-2 group-data-emergency/ask:grid md:justify-items-end">
                <span className="text-stone">{t('emergencyAnswered')}</span>
                <PhoneLink phone={company.emergencyPhone} className={largeNumber} />
              </p>
            )}
            {company.phone === '' ? null : (
              <CallLink
                phone={company.phone}
                night={
                  night && {
                    ...night,
                    text: <NightNumber phone={night.phone} text={c('strip.afterHours')} />,
                  }
                }
                className={classNames(
                  largeNumber,
                  company.emergencyPhone !== '' &&
                    'group-data-emergency/ask:mt-4 group-data-emergency/ask:min-h-11 group-data-emergency/ask:content-center group-data-emergency/ask:font-sans group-data-emergency/ask:text-body',
                )}
              />
            )}
            {company.phone === '' || night === null ? null : (
              <OfficeLine phone={company.phone} office={c('officeOpens.office')} />
            )}
            {company.salesEmail === '' ? null : (
              <a
                href={`mailto:${company.salesEmail}`}
                className="min-h-11 content-center break-all hover:underline"
              >
                {company.salesEmail}
              </a>
            )}
          </EmergencyFirst>
        </div>
      </section>
      <div className="page grid gap-16 py-20 md:grid-cols-[16.5rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-12 lg:gap-x-6 lg:py-28">
        <section className="lg:col-span-4">
          {known.length > 0 && <h2 className="text-title lg:text-h2">{words.touch.title}</h2>}
          <dl className="mt-8">
            <Row name={t('phone')}>
              {company.phone && (
                <CallLink
                  phone={company.phone}
                  night={night && { ...night, text: c('strip.callAtNight', night) }}
                  className="text-link"
                />
              )}
            </Row>
            <Row name={t('email')}>
              {company.salesEmail && (
                <a href={`mailto:${company.salesEmail}`} className="break-all text-link">
                  {company.salesEmail}
                </a>
              )}
            </Row>
            <Row name={t('hours')}>
              {hours.length > 0 &&
                hours.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
            </Row>
            <Row name={company.address.label || t('address')}>{company.address.full}</Row>
          </dl>
          <ArrowLink href={localHref(locale, '/book-visit')} className="mt-2">
            {words.touch.bookVisit}
          </ArrowLink>
          {company.emergencyPhone === '' ? null : (
            <div className="mt-6 border border-edge-mid bg-edge-tint p-6">
              <p className="font-display text-h4 text-edge-ink">{words.emergency.title}</p>
              <p className="mt-2 text-on-tint">{words.emergency.text}</p>
              <a
                href={`tel:${dialled(company.emergencyPhone)}`}
                className="mt-5 inline-flex min-h-14 w-full items-center justify-center rounded-glass bg-edge-ink px-6 font-semibold text-ground hover:bg-edge-mid"
              >
                {words.emergency.button}
              </a>
              <p className="mt-2 text-center text-small text-on-tint">
                {t('emergencyNumber', { phone: company.emergencyPhone })}
              </p>
            </div>
          )}
        </section>
        <section className="lg:col-span-7 lg:col-start-6">
          <h2 className="text-title lg:text-h2">{words.form.title}</h2>
          <div className="mt-8">
            <SentByBrowser
              sent={{ title: t('thanksTitle'), text: thanks }}
              failed={{ title: t('errorTitle'), text: t('errorText') }}
            />
            <ContactForm
              locale={locale}
              problems={inquiryProblems(locale)}
              services={services.map((key) => ({ key, text: t(`serviceOptions.${key}`) }))}
              words={{
                name: t('name'),
                emailField: t('emailField'),
                phoneField: t('phoneField'),
                serviceField: t('serviceField'),
                optional: t('optional'),
                message: t('message'),
                messageHint: t('messageHint'),
                send: t('send'),
                sending: t('sending'),
                choose: t('choose'),
                honeypot: t('honeypot'),
                thanksTitle: t('thanksTitle'),
                thanksText: thanks,
                again: t('again'),
                successTitle: t('successTitle'),
                successText: t('successText'),
                errorTitle: t('errorTitle'),
                errorText: t('errorText'),
              }}
            />
          </div>
        </section>
      </div>
      {company.serviceArea === '' || !isOnAreaMap(company.address.city) ? null : (
        <section className="bg-stone pt-20">
          <div className="page flex flex-wrap items-end justify-between gap-4 pb-10">
            <div>
              <h2 className="text-title lg:text-h2">{words.map.title}</h2>
              <p className="mt-3 text-text-second">
                {withFigures(words.map.text, { area: company.serviceArea })}
              </p>
            </div>
            <a
              href="https://www.openstreetmap.org/#map=10/32.87/-97.00"
              rel="noopener noreferrer"
              className="min-h-11 content-center text-link"
            >
              {t('mapOpen')}
            </a>
          </div>
          <div className="relative h-54 overflow-hidden border-t border-rule-stone sm:h-90 lg:h-130">
            <AreaMap label={t('mapLabel', { area: company.areaName || company.serviceArea })} />
            <LiveMap label={t('mapLabel', { area: company.areaName || company.serviceArea })} />
          </div>
        </section>
      )}
    </>
  )
}

/** What the company has not said gets no line. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return children === '' || children === false ? null : (
    <div className="border-t border-rule py-4">
      <dt className="text-base text-text-second">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
