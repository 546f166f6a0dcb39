import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { placesOf } from '@/domain/company/company-facts'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { localHref } from '@/config/locales'
import { HeroDimensions } from '@/drawings/illustrations/hero-dimensions'
import { buttonClasses } from '@/ui/button'
import { SiteImage } from '@/ui/site-image'
import picture from '@pictures/hero-home.webp'
import { EntrySheet } from './entry-sheet'

/** One picture, one sentence, two ways on; under it the shortest way into the quote builder. */
export async function HomeHero({ locale, company }: { locale: Locale; company: CompanyFacts }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  return (
    <section className="relative">
      <div className="relative bg-edge-ink text-ground xl:min-h-[max(40rem,44.4vw)]">
        <div className="relative h-56 overflow-hidden sm:h-90 xl:absolute xl:inset-0 xl:h-auto">
          <SiteImage
            src={picture}
            alt={t('hero.pictureAlt')}
            fill
            first
            sizes="(min-width: 720px) 100vw, (min-width: 640px) 720px, 450px"
            className="object-cover object-[100%_50%]"
          />
          <div
            aria-hidden="true"
            className="absolute inset-y-0 left-0 hidden w-1/2 bg-linear-to-r from-edge-ink/70 to-transparent xl:block"
          />
          <HeroDimensions />
        </div>
        <div className="relative page grid content-center pt-10 pb-14 lg:grid-cols-12 lg:pb-36 xl:min-h-[max(40rem,44.4vw)] xl:pt-20">
          <div className="lg:col-span-9 xl:col-span-6">
            <h1 className="text-h2 leading-none tracking-[-0.026em] md:text-h1 xl:text-hero">
              {t('hero.title')}
            </h1>
            <p className="mt-7 max-w-[29.5rem] text-intro text-stone lg:text-lead">
              {t.rich('hero.lead', {
                ...placesOf(company),
                place: (words) => <span className="whitespace-nowrap">{words}</span>,
              })}
            </p>
            <div className="mt-9 grid gap-3 sm:flex sm:gap-4">
              <Link href={localHref(locale, '/contact')} className={buttonClasses('sun', 'large')}>
                {t('hero.freeQuote')}
              </Link>
              <Link
                href={localHref(locale, '/services')}
                className="inline-flex min-h-14 items-center justify-center rounded-glass border border-ground/80 px-7 font-semibold hover:bg-ground hover:text-edge-ink"
              >
                {t('hero.explore')}
              </Link>
            </div>
          </div>
        </div>
      </div>
      <div className="relative z-10 lg:page lg:-mt-16">
        <EntrySheet
          action={localHref(locale, '/get-quote')}
          texts={{
            label: t('entry.label'),
            title: t('entry.title'),
            note: t('entry.note'),
            what: t('entry.what'),
            width: t('entry.width'),
            height: t('entry.height'),
            unit: t('entry.unit'),
            open: t('entry.open'),
          }}
          kinds={[
            {
              serviceType: 'shower_glass_quote',
              text: t('entry.shower'),
              width: '60',
              height: '80',
            },
            {
              serviceType: 'window_replacement',
              text: t('entry.window'),
              width: '36',
              height: '54',
            },
            {
              serviceType: 'new_window_installation',
              text: t('entry.newWindow'),
              width: '72',
              height: '60',
              inFeet: true,
            },
            {
              serviceType: 'mirrors_tabletops_quote',
              text: t('entry.mirror'),
              width: '60',
              height: '42',
              inFeet: true,
            },
            {
              serviceType: 'commercial_glass_installation',
              text: t('entry.commercial'),
              width: '120',
              height: '96',
              inFeet: true,
            },
          ]}
        />
      </div>
    </section>
  )
}
