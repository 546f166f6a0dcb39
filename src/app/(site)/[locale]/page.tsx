import { getTranslations } from 'next-intl/server'
import { OpeningLine } from '@/app/opening-line'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import type { Locale } from '@/config/locales'
import { exampleWorks } from '@/domain/services-catalogue/example-works'
import type { ExampleThing } from '@/domain/services-catalogue/example-works'
import { GalleryPreview } from '@/features/gallery/gallery-preview'
import { entryKinds } from '@/features/home/entry/entry-kinds'
import { Claims } from '@/features/home/claims'
import { FiveSteps } from '@/features/home/five-steps'
import { HomeHero } from '@/features/home/home-hero'
import { LatestPosts } from '@/features/posts/latest-posts'
import { ServiceWall } from '@/features/home/service-wall'
import { Testimonials } from '@/features/home/testimonials'
import { WhyChooseUs } from '@/features/home/why-choose-us'
import { WhyEntrust } from '@/features/home/why-entrust'
import { CompanyCallBand } from '@/features/site/company-call-band'
import { retrySoon } from '@/services/content/cached-read'
import { readCompany } from '@/services/content/company'
import { readGalleryPreview } from '@/services/content/gallery'
import type { GalleryProject } from '@/services/content/gallery'
import { readOpeningExample } from '@/services/content/opening-example'
import { readPageWords } from '@/services/content/page-words'
import { readTestimonials } from '@/services/content/people'
import { readLatestPosts } from '@/services/content/posts'
import { SiteImage } from '@/ui/site-image'
import landing from '@pictures/landing-railing.webp'

export const generateMetadata = metadataOf('home')

export default async function HomePage(props: PageParams) {
  const locale = await localeOf(props)
  const company = await readCompany(locale)
  const pictures = await getTranslations({ locale, namespace: 'pictures' })
  const [pictured] = entryKinds
  const [words, projects, quotes, posts, example] = await Promise.all([
    readPageWords('home', locale),
    previewOrNothing(locale),
    readTestimonials(locale),
    readLatestPosts(locale),
    readOpeningExample(locale, { service: pictured.serviceType }, pictured),
  ])
  return (
    <>
      <HomeHero words={words.hero} {...{ locale, company, example }} />
      <Claims words={words.claims} {...{ locale, company }} />
      <WhyChooseUs words={words.why} company={company} />
      <ServiceWall
        locale={locale}
        words={words.services}
        emergencyPhone={company.emergencyPhone}
        prices={{
          shower: <WallPrice locale={locale} thing="shower" />,
          windows: <WallPrice locale={locale} thing="window" />,
          mirrors: <WallPrice locale={locale} thing="mirror" />,
          repair: <WallPrice locale={locale} thing="pane" />,
        }}
      />
      <WhyEntrust words={words.entrust} {...{ locale, company }} />
      <FiveSteps words={words.steps} company={company} />
      <GalleryPreview
        locale={locale}
        title={words.gallery.title}
        allText={words.gallery.all}
        projects={projects}
      />
      <Testimonials title={words.testimonials.title} {...{ locale, quotes }} />
      <LatestPosts words={words.posts} {...{ locale, posts }} />
      <CompanyCallBand
        locale={locale}
        company={company}
        words={words.call}
        aside={
          <SiteImage
            src={landing}
            alt={pictures('alt.staircases')}
            fill
            // as wide as it is at the height of the band, of which it shows the middle
            sizes="(min-width: 768px) 960px, 100vw"
            className="object-cover object-[72%_60%]"
          />
        }
      />
    </>
  )
}

/** Under the name of a service; the whole pane is a link already. */
function WallPrice({ locale, thing }: { locale: Locale; thing: ExampleThing }) {
  return (
    <OpeningLine
      {...{ locale, thing }}
      {...exampleWorks[thing]}
      leads={false}
      className="pb-4 text-text-second"
    />
  )
}

/** The preview has placeholders for a read that fails; the failure is logged, not shown. */
async function previewOrNothing(locale: Locale): Promise<GalleryProject[]> {
  try {
    return await readGalleryPreview(locale)
  } catch (error) {
    console.error('The gallery preview could not be read', error)
    await retrySoon()
    return []
  }
}
