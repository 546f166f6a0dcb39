import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { Messages } from '@/messages'
import { placesOf } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { OfficeLine } from '@/ui/office-line'
import { NightNumber } from '@/ui/night-number'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { readPage } from '@/services/content/pages'
import type { Picture } from '@/domain/content/picture'
import { buttonClasses } from '@/ui/button'
import { CallLink } from '@/ui/call-link'
import { Photo } from '@/ui/photo'
import { PageOpening } from '@/ui/page/page-opening'
import { PageBody } from './page-body'
import { isPlatePage } from './plates/chapters-of'
import { PlatePage } from './plates/plate-page'
import type { RailOffer } from './plates/rail-offer'

type Props = {
  locale: Locale
  company: CompanyFacts
  /** The page's slug in the CMS. */
  slug: string
  /** What stands there while nothing is published. */
  words: keyof Messages['meta']
  /** Until the page has a picture. */
  drawing: ReactNode
  /** Where a price for it is made; without one the page leads to the contact form. */
  priceHref?: string
  tone?: 'ground' | 'stone' | 'tint'
  /** What the rail offers once staff have built the page of plates. */
  offer: RailOffer
}

function OpeningPicture({ picture }: { picture: Picture }) {
  return (
    <figure>
      <Photo
        picture={picture}
        sizes="(min-width: 1024px) 612px, 100vw"
        className="aspect-[4/3] w-full object-cover"
        first
      />
      {picture.caption ? (
        <figcaption className="mt-2 text-small text-text-second">{picture.caption}</figcaption>
      ) : null}
    </figure>
  )
}

/** A product page that staff write; until they have, it says so and how to reach us. */
export async function ContentPage({
  locale,
  company,
  slug,
  words,
  drawing,
  priceHref,
  tone = 'ground',
  offer,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'products' })
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const page = await readPage(slug, locale)
  if (page && isPlatePage(page.body)) {
    return <PlatePage {...{ locale, company, page, offer }} body={page.body} />
  }
  const places = placesOf(company)
  const night = nightPhone(company)
  const c = await getTranslations({ locale, namespace: 'common' })
  return (
    <>
      <PageOpening
        tone={tone}
        title={page?.title ?? meta(`${words}.title`, places)}
        lead={page?.intro || meta(`${words}.description`, places)}
        aside={page?.picture ? <OpeningPicture picture={page.picture} /> : drawing}
      >
        {priceHref === undefined ? null : (
          <Link href={localHref(locale, priceHref)} className={buttonClasses('sun', 'large')}>
            {t('shared.priceIt')}
          </Link>
        )}
        <Link href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
          {t('shared.ask')}
        </Link>
      </PageOpening>
      <section className="border-t border-rule">
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-20 lg:grid-cols-12 lg:gap-x-6 lg:py-28">
          <div className="lg:col-span-7">
            {page?.body ? (
              <PageBody body={page.body} />
            ) : (
              <>
                <h2 className="text-h3">{t('soonTitle')}</h2>
                <p className="mt-3 text-text-second">{t('soonText')}</p>
              </>
            )}
          </div>
          {company.phone === '' ? null : (
            <aside className="lg:col-span-4 lg:col-start-9">
              <div className="sticky top-28 border border-edge-mid p-6 lg:p-8">
                <p className="font-display text-h4 text-edge-ink">{t('call.title')}</p>
                <CallLink
                  phone={company.phone}
                  night={
                    night && {
                      ...night,
                      text: <NightNumber phone={night.phone} text={c('strip.afterHours')} />,
                    }
                  }
                  className="mt-4 flex min-h-11 flex-wrap items-center gap-x-2 font-display text-title text-edge-ink hover:text-edge-mid"
                />
                {night === null ? null : (
                  <OfficeLine
                    phone={company.phone}
                    office={c('officeOpens.office')}
                    className="block"
                  />
                )}
                <ul className="mt-3 text-text-second">
                  {[company.serviceHours.weekdays, company.serviceHours.saturday]
                    .filter(Boolean)
                    .map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                </ul>
              </div>
            </aside>
          )}
        </div>
      </section>
    </>
  )
}
