import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { readFooter } from '@/services/content/navigation'
import type { EditedLink } from '@/services/content/navigation'
import { OpensAgain } from '@/ui/opens-again'
import { dialled, PhoneLink } from '@/ui/phone-link'
import { editedHref } from './edited-href'
import { CompanyLogo } from './company-logo'
import { serviceLinks, topLinks } from '@/domain/content/site-links'
import { PhoneBar } from './phone-bar'

type Props = { locale: Locale; company: CompanyFacts }

/** The title block under every sheet. */
export async function SiteFooter({ locale, company }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const { phone, emergencyPhone, salesEmail, address, socialLinks } = company
  const edited = await readFooter(locale)
  const night = nightPhone(company)
  const quickLinks =
    edited.quickLinks.length > 0
      ? edited.quickLinks
      : topLinks.map(({ key, href }) => ({ href, text: t(`nav.${key}`) }))
  const services =
    edited.services.length > 0
      ? edited.services
      : serviceLinks.map(({ key, href }) => ({ href, text: t(`serviceList.${key}`) }))
  const hours = [
    { heading: t('footer.serviceHours'), week: company.serviceHours },
    { heading: t('footer.hoursHeading'), week: company.showroomHours },
  ].flatMap(({ heading, week: { weekdays, saturday, sunday } }) => {
    const lines = [weekdays, saturday, sunday].filter(Boolean)
    return lines.length === 0 ? [] : [{ heading, lines }]
  })
  return (
    <>
      <footer className="bg-edge-ink pt-16 pb-24 text-ground lg:pt-20 lg:pb-12 print:hidden [body:has([data-flow-comes])_&]:invisible">
        <div className="page">
          <div className="border border-edge-line">
            <div className="grid grid-cols-2 md:grid-cols-[12fr_6fr_9fr] lg:max-xl:grid-cols-[390fr_190fr_260fr_404fr] xl:grid-cols-[330fr_224fr_288fr_402fr]">
              <Cell className="col-span-2 md:col-span-1">
                <CompanyLogo name={company.name} href={localHref(locale, '/')} onInk />
                <address className="mt-5 not-italic md:max-xl:text-base">
                  {[address.street, address.place].filter(Boolean).map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
                <div className="mt-4 grid md:max-xl:text-base">
                  {/* out of hours it stays the office's: the number for broken glass has a place of its own */}
                  {phone === '' ? null : (
                    <p>
                      <PhoneLink phone={phone} className="footer-row" />
                      {night === null ? null : (
                        <OpensAgain
                          text={t('officeOpens.closed')}
                          className="block text-small text-edge-deep"
                        />
                      )}
                    </p>
                  )}
                  {salesEmail === '' ? null : (
                    <a href={`mailto:${salesEmail}`} className="footer-row wrap-anywhere">
                      <EmailWords email={salesEmail} />
                    </a>
                  )}
                </div>
              </Cell>
              <Cell heading={t('footer.quickLinks')} nav className="not-in-flow">
                <Links locale={locale} links={quickLinks} />
              </Cell>
              <Cell heading={t('footer.services')} nav className="not-in-flow">
                <Links locale={locale} links={services} />
              </Cell>
              <Cell className="col-span-2 md:max-lg:col-span-3 md:max-lg:grid md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-6 md:max-lg:border-l-0 lg:col-span-1">
                {hours.map(({ heading, lines }) => (
                  <Fragment key={heading}>
                    <p className="not-in-flow mb-3 text-small text-edge-deep not-first:mt-6 md:max-lg:not-first:mt-0">
                      {heading}
                    </p>
                    <ul className="not-in-flow grid content-start gap-y-2 leading-6 max-lg:text-small max-lg:leading-5">
                      {lines.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </Fragment>
                ))}
                {emergencyPhone === '' ? null : (
                  <>
                    <p className="mt-6 text-small text-edge-deep md:max-lg:mt-0">
                      {t('footer.emergency')}
                    </p>
                    <PhoneLink
                      phone={emergencyPhone}
                      className="flex min-h-11 items-center self-start font-display text-h3 whitespace-nowrap hover:underline"
                    />
                  </>
                )}
              </Cell>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-edge-line px-5 py-4 text-small max-sm:px-4 lg:px-6 xl:px-8">
              <p>{t('footer.rights', { year: new Date().getFullYear(), company: company.name })}</p>
              {socialLinks.length === 0 ? null : (
                <ul className="flex flex-wrap gap-x-8" aria-label={t('footer.social')}>
                  {socialLinks.map(({ network, url }) => (
                    <li key={url}>
                      <a href={url} rel="noopener noreferrer" className="footer-row">
                        {network}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {company.serviceArea === '' ? null : (
                <p className="text-edge-deep">
                  {t('footer.serving', { area: company.serviceArea })}
                </p>
              )}
            </div>
          </div>
          {edited.note === '' ? null : (
            <p className="mt-4 text-small text-edge-deep">{edited.note}</p>
          )}
        </div>
      </footer>
      <PhoneBar
        label={t('phoneBar.label')}
        talk={
          phone === ''
            ? []
            : [
                {
                  href: `tel:${dialled(phone)}`,
                  text: t('phoneBar.call'),
                  ...(night && { when: 'day' as const }),
                },
                ...(night === null
                  ? []
                  : [
                      {
                        href: `tel:${dialled(night.phone)}`,
                        text: t('phoneBar.emergency'),
                        label: t('strip.callAtNight', night),
                        when: 'night' as const,
                      },
                    ]),
                {
                  href: `sms:${dialled(phone)}`,
                  text: t('phoneBar.text'),
                  ...(night && { when: 'day' as const }),
                },
              ]
        }
        chat={t('phoneBar.chat')}
        quote={{ href: localHref(locale, '/get-quote'), text: t('nav.getQuote') }}
      />
    </>
  )
}

/** Where it has to be broken, an address is first broken behind its sign. */
function EmailWords({ email }: { email: string }) {
  const place = email.indexOf('@') + 1
  return (
    <span>
      {email.slice(0, place)}
      <wbr />
      {email.slice(place)}
    </span>
  )
}

function Links({ locale, links }: { locale: Locale; links: EditedLink[] }) {
  return (
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={editedHref(locale, href)} className="footer-row md:max-lg:text-small">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CellProps = { heading?: string; nav?: boolean; className?: string; children: ReactNode }

function Cell({ heading, nav = false, className = '', children }: CellProps) {
  const Box = nav ? 'nav' : 'div'
  return (
    <Box
      {...(nav && heading ? { 'aria-label': heading } : {})}
      className={`border-edge-line p-5 not-first:border-t max-lg:nth-3:border-l max-sm:p-4 md:max-lg:not-first:not-last:border-t-0 md:max-lg:not-first:not-last:border-l lg:p-6 lg:not-first:border-t-0 lg:not-first:border-l xl:p-8 ${className}`}
    >
      {heading ? <p className="mb-3 text-small text-edge-deep">{heading}</p> : null}
      {children}
    </Box>
  )
}
