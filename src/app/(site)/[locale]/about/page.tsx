import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { dayIn } from '@/domain/company/working-days'
import { WindowNotes } from '@/drawings/illustrations/window-notes'
import { CounterGlass } from '@/features/company/counter-glass'
import { OrderRun } from '@/features/company/order-run'
import { ShopFacts } from '@/features/company/shop-facts'
import { Team } from '@/features/company/team'
import { PageBody } from '@/features/page-blocks/page-body'
import { CallActions } from '@/features/site/call-actions'
import { timeZone } from '@/i18n/time-zone'
import { readCompany } from '@/services/content/company'
import { readOrderDates } from '@/services/content/order-dates'
import { readPageWords } from '@/services/content/page-words'
import { readPage } from '@/services/content/pages'
import { readTeam } from '@/services/content/people'
import { ArrowLink } from '@/ui/page/arrow-link'
import { unbroken } from '@/ui/page/unbroken'
import { SiteImage } from '@/ui/site-image'
import { withFractions } from '@/ui/with-fractions'
import picture from '@pictures/workshop.webp'

const values = [
  { value: 'precision', letter: 'A' },
  { value: 'safety', letter: 'B' },
  { value: 'candour', letter: 'C' },
  { value: 'care', letter: 'D' },
] as const

export const generateMetadata = metadataOf('about')

export default async function AboutPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'about' })
  const [company, people, page, words, dates] = await Promise.all([
    readCompany(locale),
    readTeam(locale),
    readPage('about', locale),
    readPageWords('about', locale),
    readOrderDates('usual'),
  ])
  return (
    <>
      <PageFacts locale={locale} page="about" />
      <section className="grid bg-stone md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="px-(--margin) pt-14 pb-12 md:flex md:flex-col md:justify-end lg:pt-24 lg:pb-16 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))]">
          <h1 className="text-opening leading-[1.04] md:text-h2 lg:text-display">
            {unbroken(page?.title || t('title'))}
          </h1>
          <p className="mt-6 max-w-[40ch] text-intro text-text-second md:text-lead">
            {withFractions(page?.intro || t('lead'))}
          </p>
        </div>
        <figure className="relative">
          <SiteImage
            src={picture}
            alt={t('pictureAlt')}
            first
            sizes="(min-width: 1024px) 840px, (min-width: 768px) 105vw, 130vw"
            className="h-84 w-full bg-stone object-cover object-[38%_60%] md:h-130 lg:h-150"
          />
          <figcaption className="px-(--margin) pt-2 text-caption text-text-second md:absolute md:top-full md:left-0 md:px-0">
            {t('pictureNote')}
          </figcaption>
        </figure>
      </section>
      <ShopFacts
        words={words}
        label={t('claimsLabel')}
        company={company}
        year={dayIn(timeZone, new Date()).year}
      />
      {page?.body || company.aboutUs ? (
        <section className="page grid gap-8 py-24 md:grid-cols-12 md:gap-x-6 lg:py-32">
          <h2 className="text-title md:col-span-4 lg:text-section">{words.story.title}</h2>
          <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
            {page?.body ? (
              <PageBody body={page.body} />
            ) : (
              <p className="prose text-intro">{company.aboutUs}</p>
            )}
          </div>
        </section>
      ) : null}
      <section className="bg-edge-ink py-20 text-ground lg:py-28">
        <div className="page grid items-center gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 className="text-title lg:text-section">{words.mission.title}</h2>
            <p className="mt-6 max-w-[28em] font-display text-h4 leading-snug text-edge-tint">
              {words.mission.lead}
            </p>
            <WindowNotes
              label={t('notesLabel')}
              className="mt-10 h-auto w-full max-w-140 text-edge-tint"
            />
          </div>
          <ul className="lg:col-span-5 lg:col-start-8">
            {values.map(({ value, letter }) => (
              <li
                key={value}
                className="grid grid-cols-[2.5rem_1fr] border-t border-edge-line py-6 last:border-b lg:py-8"
              >
                <span
                  aria-hidden="true"
                  className="grid size-6 place-items-center border border-current text-small font-semibold text-edge-tint"
                >
                  {letter}
                </span>
                <div>
                  <h3 className="text-h4 lg:text-h3">{words.mission[value].title}</h3>
                  <p className="mt-2 max-w-[44ch] text-stone">{words.mission[value].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <OrderRun words={words.order} dates={dates} warranty={company.warranty} />
      <Team title={words.team.title} sample={t('team.sample')} people={people} />
      <section className="page grid items-end gap-x-6 gap-y-12 py-24 md:grid-cols-2 lg:grid-cols-12 lg:py-32">
        <div className="lg:col-span-5">
          <h2 className="text-title lg:text-section">{words.contact.title}</h2>
          <div className="mt-9">
            <CallActions locale={locale} company={company} words={words.contact} />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <CounterGlass words={words.glass} />
          <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="text-small text-text-second">{words.glass.lead}</p>
            <ArrowLink href={localHref(locale, '/products/glass-styles')}>
              {words.glass.all}
            </ArrowLink>
          </div>
        </div>
      </section>
    </>
  )
}
