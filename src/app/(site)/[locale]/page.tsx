import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import type { Locale } from '@/config/locales'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
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
import { readTestimonials } from '@/services/content/people'
import { readLatestPosts } from '@/services/content/posts'

export const generateMetadata = metadataOf('home')

export default async function HomePage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'home' })
  const company = await readCompany(locale)
  const [pictured] = entryKinds
  const [projects, quotes, posts, example] = await Promise.all([
    previewOrNothing(locale),
    readTestimonials(locale),
    readLatestPosts(locale),
    readOpeningExample(locale, { service: pictured.serviceType }, pictured),
  ])
  return (
    <>
      <HomeHero locale={locale} company={company} example={example} />
      <Claims locale={locale} company={company} />
      <WhyChooseUs locale={locale} company={company} />
      <ServiceWall locale={locale} emergencyPhone={company.emergencyPhone} />
      <WhyEntrust locale={locale} company={company} />
      <FiveSteps locale={locale} company={company} />
      <GalleryPreview
        locale={locale}
        title={t('gallery.title')}
        allText={t('gallery.all')}
        projects={projects}
      />
      <Testimonials locale={locale} quotes={quotes} />
      <LatestPosts locale={locale} posts={posts} />
      <CompanyCallBand
        locale={locale}
        company={company}
        words={{ title: t('call.title'), call: t('call.call'), visit: t('call.visit') }}
        aside={<StaircaseDrawing className="max-w-130" />}
      />
    </>
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
