import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { isIllustrated, shownCategoryName } from '@/features/gallery/show-project'
import { GalleryWorks } from '@/features/gallery/works/gallery-works'
import { worksShown } from '@/features/gallery/works/show-work'
import { workTexts } from '@/features/gallery/works/work-texts'
import { readGallery, readGalleryCategories } from '@/services/content/gallery'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'

export const generateMetadata = metadataOf('gallery')

export default async function GalleryPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const [categories, projects] = await Promise.all([
    readGalleryCategories(locale),
    readGallery(locale),
  ])
  const isSampled = projects.some(({ picture }) => picture?.isSample === true)
  const isDrawn = projects.some(isIllustrated)
  return (
    <>
      <PageFacts locale={locale} page="gallery" />
      <GalleryWorks
        locale={locale}
        path={localHref(locale, '/gallery')}
        categories={[
          { id: null, slug: 'all', name: t('all') },
          ...categories.map(({ id, slug, name }) => ({
            id,
            slug,
            name: shownCategoryName({ slug, name }, { fullBath: t('fullBath') }),
          })),
        ]}
        works={await worksShown(locale, projects)}
        workTexts={await workTexts(locale, projects.length)}
        texts={{
          filterLabel: t('filterLabel'),
          loading: t('loading'),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          errorTitle: t('errorTitle'),
          errorText: t('errorText'),
          rowLabel: t('rowLabel'),
          rest: t('rest'),
          forward: t('forward'),
          back: t('back'),
          ruler: t('ruler'),
          person: t('person'),
          scale: t('scale'),
          asGrid: t('asGrid'),
          asLine: t('asLine'),
          note: isDrawn ? t(isSampled ? 'noteWorks' : 'note') : '',
        }}
        heading={
          <>
            <h1 className="text-opening leading-[1.04] md:text-h1">{t('title')}</h1>
            <p className="max-w-[46ch] text-text-second">{t('lead')}</p>
          </>
        }
      />
      <section className="bg-edge-ink py-20 text-ground lg:py-28">
        <div className="page grid justify-items-center text-center">
          <DimensionLine className="w-full max-w-xl text-edge-tint" />
          <h2 className="mt-8 text-title lg:text-section">{t('bandTitle')}</h2>
          <p className="mt-4 text-stone">{t('bandText')}</p>
          <Link
            href={localHref(locale, '/contact')}
            className={`mt-9 ${buttonClasses('sun', 'large')}`}
          >
            {t('bandAction')}
          </Link>
        </div>
      </section>
    </>
  )
}
