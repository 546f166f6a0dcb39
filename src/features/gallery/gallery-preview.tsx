import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { GalleryProject } from '@/services/content/gallery'
import { ArrowLink } from '@/ui/page/arrow-link'
import { placeholderWorks } from './placeholder-works'
import { PreviewShelf } from './preview-shelf'
import { ProjectView } from './project-view'
import { worksShown } from './works/show-work'
import { workTexts } from './works/work-texts'

type Props = {
  locale: Locale
  title: string
  allText: string
  /** Empty when there is nothing, or nothing could be read. */
  projects: GalleryProject[]
}

/** Cropped to these heights: a picture of the usual shape is half as wide again as it is high. */
const shelf = [
  { height: 'h-56 lg:h-115', sizes: '(min-width: 1024px) 690px, max(50vw, 336px)' },
  { height: 'h-42 lg:h-75', sizes: '(min-width: 1024px) 450px, max(50vw, 252px)' },
  { height: 'h-46 lg:h-92', sizes: '(min-width: 1024px) 552px, max(50vw, 276px)' },
  { height: 'h-38 lg:h-62', sizes: '(min-width: 1024px) 372px, max(50vw, 228px)' },
] as const

/** The newest project of each kind on the home page, or four placeholders of our own. */
export async function GalleryPreview({ locale, title, allText, projects }: Props) {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const shown =
    projects.length === 0
      ? placeholderWorks(
          (key) => t(`placeholders.${key}`),
          t('noDescription'),
          localHref(locale, '/gallery'),
        )
      : worksShown(locale, projects)
  return (
    <section className="page pb-16 md:pb-24 lg:pb-32">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="text-opening lg:text-section">{title}</h2>
        <ArrowLink href={localHref(locale, '/gallery')}>{allText}</ArrowLink>
      </div>
      <div className="mt-10">
        <PreviewShelf
          works={shown}
          views={shown.map((work, index) => (
            <ProjectView
              key={work.slug}
              work={work}
              sizes={shelf[index % shelf.length]?.sizes ?? '50vw'}
              className={shelf[index % shelf.length]?.height ?? ''}
            />
          ))}
          viewText={t('view')}
          texts={await workTexts(locale)}
        />
      </div>
      <p className="mt-8 text-small text-text-second">
        {t(shown.some(({ note }) => note !== '') ? 'noteWorks' : 'note')}
      </p>
    </section>
  )
}
