import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { dialogTexts } from '@/features/gallery/dialog-texts'
import { GalleryExplorer } from '@/features/gallery/gallery-explorer'
import { isIllustrated, showProject, shownCategoryName } from '@/features/gallery/show-project'
import { readGallery, readGalleryCategories } from '@/services/content/gallery'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import { PageOpening } from '@/ui/page/page-opening'

export const generateMetadata = metadataOf('gallery')

export default async function GalleryPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const [categories, projects] = await Promise.all([
    readGalleryCategories(locale),
    readGallery(locale),
  ])
  const words = {
    untitled: t('untitled'),
    noDescription: t('noDescription'),
    fullBath: t('fullBath'),
    filterLabel: t('filterLabel'),
    loading: t('loading'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
  }
  return (
    <>
      <PageFacts locale={locale} page="gallery" />
      <PageOpening title={t('title')} lead={t('lead')} />
      <section className="page pb-24 lg:pb-32">
        <h2 className="sr-only">{t('all')}</h2>
        <GalleryExplorer
          categories={[
            { id: null, slug: 'all', name: t('all') },
            ...categories.map(({ id, slug, name }) => ({
              id,
              slug,
              name: shownCategoryName({ slug, name }, words),
            })),
          ]}
          projects={projects.map((project) => showProject(project, words))}
          words={words}
          dialog={await dialogTexts(locale)}
        />
        {projects.some(isIllustrated) ? (
          <p className="mt-14 text-small text-text-second">{t('note')}</p>
        ) : null}
      </section>
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
