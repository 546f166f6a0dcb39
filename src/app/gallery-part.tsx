import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { isIllustrated, shownCategoryName } from '@/features/gallery/show-project'
import { GalleryWorks } from '@/features/gallery/works/gallery-works'
import { worksShown } from '@/features/gallery/works/show-work'
import { workTexts } from '@/features/gallery/works/work-texts'
import {
  readGalleryCategories,
  readGalleryOrder,
  readGalleryPart,
} from '@/services/content/gallery'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'

type Props = {
  locale: Locale
  /** Its number, from 1. */
  part: number
}

/** A page of the gallery: its filters, its works on their line, and its call to action. */
export async function GalleryPart({ locale, part }: Props) {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const [categories, projects] = await Promise.all([
    readGalleryCategories(locale),
    readGalleryPart(locale, '', String(part)),
  ])
  const order = await readGalleryOrder()
  const counted = (count: number) => ({ count, countText: t('works', { count }) })
  const countOf = (id: number) => order.filter(({ categoryId }) => categoryId === id).length
  const isSampled = projects.some(({ picture }) => picture?.isSample === true)
  const isDrawn = projects.some(isIllustrated)
  return (
    <>
      <GalleryWorks
        locale={locale}
        path={localHref(locale, '/gallery')}
        categories={[
          { id: null, slug: 'all', name: t('all'), ...counted(order.length) },
          ...categories.map(({ id, slug, name }) => ({
            id,
            slug,
            name: shownCategoryName({ slug, name }, { fullBath: t('fullBath') }),
            ...counted(countOf(id)),
          })),
        ]}
        part={part}
        works={worksShown(locale, projects)}
        workTexts={await workTexts(locale)}
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
          scaleSmall: t('scaleSmall'),
          scaleHalf: t('scaleHalf'),
          scaleThreeQuarters: t('scaleThreeQuarters'),
          asGrid: t('asGrid'),
          asLine: t('asLine'),
          more: t('more'),
          newer: t('newer'),
          yours: t('yours'),
          priceYours: t('priceYours'),
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
