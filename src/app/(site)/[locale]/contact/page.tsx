import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { inquiryProblems } from '@/app/inquiry-problems'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { AreaWeeks } from '@/features/booking/area-weeks'
import { ZipForm } from '@/features/booking/zip-form'
import { AreaMap, isOnAreaMap } from '@/features/contact/area-map'
import { ContactForm } from '@/features/contact/contact-form'
import { EmergencyFirst } from '@/features/contact/emergency-first'
import { LiveMap } from '@/features/contact/live-map'
import { WeekHours } from '@/features/contact/week-hours'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { Hours } from '@/domain/company/company-facts'
import { closedAhead } from '@/domain/booking/closed-days'
import { nightPhone, serviceSpans } from '@/domain/company/service-clock'
import { shopDayOf } from '@/domain/job/shop-time'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import { readBooking } from '@/services/content/booking'
import { OpensAgain } from '@/ui/opens-again'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'
import { defaultLocale, localHref } from '@/config/locales'
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
  'font-display text-[clamp(2.2rem,10vw,3.4rem)] md:max-lg:text-title leading-none whitespace-nowrap hover:underline'

/** The browser puts in what the address says. */
const asWritten = { width: '{width}', height: '{height}' }

/** So many of the days on which the shop rests are named ahead. */
const namedRests = 3

export const generateMetadata = metadataOf('contact')

export default async function ContactPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'contact' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const b = await getTranslations({ locale, namespace: 'booking' })
  const [company, inEnglish, words, booking] = await Promise.all([
    readCompany(locale),
    // the hours are read by their English words, in which staff write them first
    readCompany(defaultLocale),
    readPageWords('contact', locale),
    readBooking(),
  ])
  const night = nightPhone(company)
  const spans = serviceSpans(inEnglish.serviceHours)
  const hours = linesOf(company.serviceHours)
  const rests = closedAhead(booking, shopDayOf(new Date(), timeZone)).slice(0, namedRests)
  const format = siteFormatter(locale)
  const towns = booking.isOpen ? booking.areas.flatMap(({ name }) => name.split(/,\s*/)) : []
  const thanks =
    company.emergencyPhone === ''
      ? t('thanksPlain')
      : t('thanksText', { phone: company.emergencyPhone })
  const known = [company.phone, company.salesEmail, company.address.full, ...hours].filter(Boolean)
  return (
    <>
      <PageFacts locale={locale} page="contact" />
      <div className="grid md:grid-cols-[19.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="bg-edge-ink px-(--margin) pt-10 pb-10 text-ground md:px-6 md:pt-14 md:pb-0 lg:pt-20 lg:pr-14 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))]">
          <section>
            <h1 className="text-opening leading-[1.04] md:max-lg:text-title lg:text-h1">
              {words.opening.title}
            </h1>
            <p className="mt-5 max-w-[38ch] text-intro text-stone">{words.opening.lead}</p>
            <EmergencyFirst className="mt-9 grid gap-1">
              {company.emergencyPhone === '' ? null : (
                <p className="hidden gap-2 group-data-emergency/ask:grid">
                  <span className="text-stone">{t('emergencyAnswered')}</span>
                  <PhoneLink phone={company.emergencyPhone} className={largeNumber} />
                </p>
              )}
              {company.phone === '' ? null : (
                <PhoneLink
                  phone={company.phone}
                  className={classNames(
                    largeNumber,
                    company.emergencyPhone !== '' &&
                      'group-data-emergency/ask:mt-4 group-data-emergency/ask:min-h-11 group-data-emergency/ask:content-center group-data-emergency/ask:font-sans group-data-emergency/ask:text-body',
                  )}
                />
              )}
              {company.phone === '' || night === null ? null : (
                <OpensAgain text={c('officeOpens.closed')} className="mt-2 text-stone" />
              )}
              {company.salesEmail === '' ? null : (
                <a
                  href={`mailto:${company.salesEmail}`}
                  className="min-h-11 content-center [overflow-wrap:anywhere] hover:underline"
                >
                  {company.salesEmail}
                </a>
              )}
            </EmergencyFirst>
          </section>
        </div>
        <div className="px-(--margin) py-14 md:col-start-2 md:row-span-2 md:row-start-1 md:px-8 md:py-16 lg:py-20 lg:pr-[max(var(--margin),calc((100vw-1248px)/2))] lg:pl-16 xl:pl-24">
          <section>
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
                shapes={{
                  rectangle: t('shapes.rectangle', asWritten),
                  round: t('shapes.round', asWritten),
                  arch: t('shapes.arch', asWritten),
                  pill: t('shapes.pill', asWritten),
                  oval: t('shapes.oval', asWritten),
                }}
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
          {booking.isOpen ? (
            <section className="mt-16 border-t-[1.5px] border-edge-ink pt-8 lg:mt-20">
              <h2 className="text-h3 lg:text-title">{b('where.title')}</h2>
              <p className="mt-3 max-w-[52ch] text-text-second">{b('where.lead')}</p>
              <div className="mt-6">
                <ZipForm locale={locale} look="beside" />
              </div>
              <div className="mt-8 border-t border-rule">
                <AreaWeeks locale={locale} rules={booking} />
              </div>
              <ArrowLink href={localHref(locale, '/book-visit')} className="mt-2">
                {words.touch.bookVisit}
              </ArrowLink>
            </section>
          ) : (
            <ArrowLink href={localHref(locale, '/book-visit')} className="mt-8">
              {words.touch.bookVisit}
            </ArrowLink>
          )}
        </div>
        {known.length === 0 && company.emergencyPhone === '' ? null : (
          <div className="bg-edge-ink px-(--margin) pt-14 pb-16 text-ground md:col-start-1 md:px-6 md:pt-12 lg:pt-14 lg:pr-14 lg:pb-24 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))]">
            {known.length === 0 ? null : (
              <h2 className="text-h3 lg:text-title">{words.touch.title}</h2>
            )}
            <dl className="mt-5">
              <Row name={t('phone')}>
                {company.phone && (
                  <>
                    <PhoneLink
                      phone={company.phone}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    />
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
                  <a
                    href={`mailto:${company.salesEmail}`}
                    className="[overflow-wrap:anywhere] underline underline-offset-4"
                  >
                    {company.salesEmail}
                  </a>
                )}
              </Row>
              <Row name={t('hours')}>
                {hours.length > 0 && (
                  <>
                    {spans.length === 0 ? null : (
                      <div className="mt-2 mb-3 text-edge-tint">
                        <WeekHours locale={locale} spans={spans} />
                      </div>
                    )}
                    {hours.map((line) => (
                      <span
                        key={line}
                        className={classNames('block', spans.length > 0 && 'sr-only')}
                      >
                        {line}
                      </span>
                    ))}
                    {spans.length === 0
                      ? null
                      : hours.flatMap(besidesTimes).map((note) => (
                          <span
                            key={note}
                            aria-hidden="true"
                            className="block text-small text-stone"
                          >
                            {note}
                          </span>
                        ))}
                    {rests.length === 0 ? null : (
                      <span className="mt-1 block text-small text-stone">
                        {t('week.closedNext', {
                          days: format.list(
                            rests.map((day) =>
                              format.dateTime(noonOf(day), { month: 'short', day: 'numeric' }),
                            ),
                          ),
                        })}
                      </span>
                    )}
                  </>
                )}
              </Row>
              <Row name={company.address.label || t('address')}>
                {company.address.full && (
                  <>
                    {company.address.full}
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
                  {t('emergencyNumber', { phone: company.emergencyPhone })}
                </p>
              </div>
            )}
          </div>
        )}
      </div>
      {company.serviceArea === '' || !isOnAreaMap(company.address.city) ? null : (
        <section className="bg-stone pt-16 lg:pt-20">
          <div className="page flex flex-wrap items-end justify-between gap-4 pb-8">
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
          <div className="relative h-60 overflow-hidden border-t border-rule-stone sm:h-96 lg:h-130">
            <AreaMap
              label={t('mapLabel', { area: company.areaName || company.serviceArea })}
              towns={towns}
            />
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
    <div className="border-t border-edge-line py-4">
      <dt className="text-base text-edge-tint">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function linesOf({ weekdays, saturday, sunday }: Hours): string[] {
  return [weekdays, saturday, sunday].filter((line) => line !== '')
}

/** What a line of hours says besides its times, which are drawn: 'Sat by appointment'. */
function besidesTimes(line: string): string[] {
  const rest = line.replace(/\s*\d.*\d\s*[ap]\.?\s?m\b\.?/i, '')
  return rest !== line && rest.includes(' ') ? [rest] : []
}

/** Noon of a day such as `2027-01-12`: the same day wherever the company is. */
function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}
