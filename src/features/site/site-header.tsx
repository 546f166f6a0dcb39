import { getTranslations } from 'next-intl/server'
import { Phone, PhoneCall } from 'lucide-react'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { readNavigation } from '@/services/content/navigation'
import { buttonClasses } from '@/ui/button'
import { CallLink } from '@/ui/call-link'
import { PhoneLink } from '@/ui/phone-link'
import { AccountArea } from './account-area'
import { CompanyLogo } from './company-logo'
import { editedHref } from './edited-href'
import { CurrentLink } from './current-link'
import { HeaderShell } from './header-shell'
import { accountTexts, openingTexts, productTexts } from './header-texts'
import { LanguageSwitch } from './language-switch'
import { MobileMenu } from './mobile-menu'
import { topLinks } from '@/domain/content/site-links'
import { OpeningAnnouncer } from './opening-announcer'
import { OpeningTag } from './opening-tag'
import { ProductsButton } from './products-button'
import { ShowroomHours } from './showroom-hours'

type Props = { locale: Locale; company: CompanyFacts }

const linksBeforeProducts = 3
const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** The top of every page: static, so that pages come from cache; who is signed in arrives later. */
export async function SiteHeader({ locale, company }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const edited = await readNavigation(locale)
  const links =
    edited.topLinks.length > 0
      ? edited.topLinks.map(({ href, text }) => ({ href: editedHref(locale, href), text }))
      : topLinks.map(({ key, href }) => ({
          href: localHref(locale, href),
          text: t(`nav.${key}`),
        }))
  const quoteHref = localHref(locale, '/get-quote')
  const before = links.slice(0, linksBeforeProducts)
  const after = links.slice(linksBeforeProducts)
  const products = await productTexts(locale, edited)
  const account = await accountTexts(locale)
  const opening = await openingTexts(locale)
  const night = nightPhone(company)
  const callPicture = (className: string) =>
    company.phone === '' ? null : (
      <CallLink
        phone={company.phone}
        night={night && { ...night, text: <PhoneCall {...icon} /> }}
        label={{
          day: t('strip.callNumber', { phone: company.phone }),
          night: t('strip.callAtNight', night ?? { phone: '' }),
        }}
        className={`call-picture size-11 place-items-center ${className}`}
      >
        <Phone {...icon} />
      </CallLink>
    )
  return (
    <HeaderShell
      strip={
        <div className="page flex h-11 items-center gap-4 text-small">
          {company.emergencyPhone === '' ? null : (
            <p className="flex items-center gap-3 whitespace-nowrap">
              <span className="hidden text-stone xl:inline">{t('strip.emergency')}</span>
              <span className="text-stone max-[359px]:sr-only xl:hidden">
                {t('strip.emergencyShort')}
              </span>
              <span aria-hidden="true" className="text-stone min-[360px]:hidden">
                24/7
              </span>
              <PhoneLink
                phone={company.emergencyPhone}
                className="flex min-h-11 items-center font-semibold hover:underline"
              />
            </p>
          )}
          <OpeningTag texts={opening} className="min-h-11 text-edge-tint max-md:hidden" />
          <OpeningAnnouncer texts={{ kept: opening.kept, cleared: opening.cleared }} />
          <div className="ml-auto hidden min-w-0 items-center gap-6 lg:flex">
            <ShowroomHours locale={locale} />
            <AccountArea texts={account} locale={locale} />
          </div>
          <LanguageSwitch
            locale={locale}
            label={t('strip.language')}
            className="-mr-3 max-lg:ml-auto"
          />
        </div>
      }
    >
      <div className="page flex h-16 items-center gap-2 min-[360px]:gap-6 lg:h-20 xl:gap-8">
        <CompanyLogo name={company.name} href={localHref(locale, '/')} />
        <nav aria-label={t('nav.label')} className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-3.5 text-base font-medium xl:gap-5 2xl:gap-6">
            {before.map(({ href, text }) => (
              <li key={href}>
                <CurrentLink href={href}>{text}</CurrentLink>
              </li>
            ))}
            <li>
              <ProductsButton texts={products} />
            </li>
            {after
              .filter(({ href }) => href !== quoteHref)
              .map(({ href, text }) => (
                <li key={href}>
                  <CurrentLink href={href}>{text}</CurrentLink>
                </li>
              ))}
            <li className="flex items-center xl:gap-4 xl:border-l xl:border-rule xl:pl-6">
              {company.phone === '' ? null : (
                <CallLink
                  phone={company.phone}
                  night={
                    night && {
                      ...night,
                      text: (
                        <>
                          <PhoneCall
                            aria-hidden="true"
                            className="mr-2 size-4 min-[1400px]:hidden"
                          />
                          <span className="mr-1.5 max-[1399px]:sr-only">
                            {t('phoneBar.emergency')}
                          </span>{' '}
                          {night.phone}
                        </>
                      ),
                    }
                  }
                  className="header-number hidden min-h-11 items-center font-semibold whitespace-nowrap hover:text-edge-mid xl:flex"
                />
              )}
              {callPicture('header-number -ml-3 hidden lg:max-xl:grid')}
              <Link href={quoteHref} className={buttonClasses('outline')}>
                {t('nav.getQuote')}
              </Link>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex min-[360px]:gap-2 lg:hidden">
          {callPicture('grid')}
          <MobileMenu
            openText={t('nav.openMenu')}
            closeText={t('nav.closeMenu')}
            label={t('nav.label')}
            links={[before, after]}
            products={products}
            above={
              <OpeningTag
                texts={opening}
                className="justify-between border-rule pl-1.5 text-edge-ink not-empty:min-h-13 not-empty:border-b md:hidden"
              />
            }
          >
            <AccountArea texts={account} locale={locale} stacked />
            {company.phone === '' ? null : (
              <p className="mt-5 border-t border-rule pt-3 text-small text-text-second">
                <PhoneLink
                  phone={company.phone}
                  className="flex min-h-11 w-fit items-center font-display text-h3 text-edge-ink"
                />
                {[company.serviceHours.weekdays, company.serviceHours.saturday]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
              </p>
            )}
            <LanguageSwitch
              locale={locale}
              label={t('strip.language')}
              look="ground"
              className="flow-language mt-3 -ml-3 border-t border-rule pt-1"
            />
          </MobileMenu>
        </div>
      </div>
    </HeaderShell>
  )
}
