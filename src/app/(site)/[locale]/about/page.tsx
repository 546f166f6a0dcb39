import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { Team } from '@/features/company/team'
import { withFigures } from '@/domain/content/page-words/page-words'
import { PageBody } from '@/features/page-blocks/page-body'
import { CompanyCallBand } from '@/features/site/company-call-band'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'
import { readPage } from '@/services/content/pages'
import { readTeam } from '@/services/content/people'
import { DimensionLine } from '@/ui/dimension-line'
import { PageOpening } from '@/ui/page/page-opening'
import { SiteImage } from '@/ui/site-image'
import picture from '@pictures/workshop.webp'

const values = ['precision', 'safety', 'candour', 'care'] as const

export const generateMetadata = metadataOf('about')

export default async function AboutPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'about' })
  const [company, people, page, words] = await Promise.all([
    readCompany(locale),
    readTeam(locale),
    readPage('about', locale),
    readPageWords('about', locale),
  ])
  const { foundedYear, usps } = company
  const since =
    foundedYear === null ? [] : [withFigures(words.claims.since, { year: String(foundedYear) })]
  const claims = [...since, ...usps.slice(0, 2)]
  const { warranty, certifications } = company
  const backed = [...certifications, ...(warranty === '' ? [] : [t('warranty', { warranty })])]
  return (
    <>
      <PageFacts locale={locale} page="about" />
      <PageOpening
        title={page?.title || t('title')}
        lead={page?.intro || t('lead')}
        aside={
          <figure>
            <SiteImage
              src={picture}
              alt={t('pictureAlt')}
              first
              sizes="(min-width: 1024px) 612px, (min-width: 768px) 50vw, 100vw"
              className="h-72 w-full bg-stone object-cover object-[38%_60%] sm:h-100 lg:h-110"
            />
            <figcaption className="mt-2 text-small text-text-second">{t('pictureNote')}</figcaption>
          </figure>
        }
      />
      {claims.length === 0 ? null : (
        <section aria-label={t('claimsLabel')} className="page">
          <ul className="grid gap-4 md:grid-cols-3 md:gap-0">
            {claims.map((claim) => (
              <li key={claim}>
                <DimensionLine>
                  <span className="font-display text-h3 font-normal text-edge-ink">{claim}</span>
                </DimensionLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page?.body || company.aboutUs ? (
        <section className="page grid gap-8 pt-24 md:grid-cols-12 md:gap-x-6 lg:pt-32">
          <h2 className="text-title md:col-span-4 lg:text-section">{words.story.title}</h2>
          <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
            {page?.body ? (
              <PageBody body={page.body} />
            ) : (
              <p className="prose text-intro">{company.aboutUs}</p>
            )}
            {backed.length === 0 ? null : (
              <ul aria-label={t('backed')} className="mt-10 border-t border-rule">
                {backed.map((fact) => (
                  <li key={fact} className="border-b border-rule py-3">
                    {fact}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ) : null}
      <section className="mt-24 bg-edge-ink py-24 text-ground lg:mt-32 lg:py-32">
        <div className="page">
          <h2 className="text-title lg:text-section">{words.mission.title}</h2>
          <p className="mt-6 max-w-[28em] font-display text-h4 leading-snug text-edge-tint lg:text-title">
            {words.mission.lead}
          </p>
          <ul className="mt-14 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
            {values.map((value) => (
              <li key={value} className="border-t border-edge-line py-6 lg:pr-6">
                <h3 className="text-h4">{words.mission[value].title}</h3>
                <p className="mt-3 text-stone">{words.mission[value].text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Team title={words.team.title} sample={t('team.sample')} people={people} />
      <CompanyCallBand
        locale={locale}
        company={company}
        words={words.contact}
        aside={<ShowerDrawing className="max-w-110" />}
      />
    </>
  )
}
