import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { workAddress } from '@/domain/content/page-address'
import { elevationOf } from '@/domain/gallery/elevation'
import { formatInches } from '@/domain/measure/format-length'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import type { GalleryProject } from '@/services/content/gallery'
import { shownCategoryName } from '../show-project'
import type { ShownWork } from './shown-work'

/** Puts the words of a language to works. */
export function worksShown(locale: Locale, projects: GalleryProject[]): ShownWork[] {
  const t = translatorOf(locale, 'gallery')
  const format = siteFormatter(locale)

  function shown(project: GalleryProject): ShownWork {
    const { picture, measured, category, place, projectDate } = project
    const elevation = picture === null || measured === null ? null : elevationOf(measured, picture)
    const sides = elevation && {
      width: formatInches(elevation.glass.widthIn),
      height: formatInches(elevation.glass.heightIn),
    }
    const categoryName =
      category === null ? '' : shownCategoryName(category, { fullBath: t('fullBath') })
    const date = projectDate === '' ? null : new Date(projectDate)
    const month = (style: 'short' | 'long') =>
      date === null ? '' : format.dateTime(date, { month: style, year: 'numeric', timeZone: 'UTC' })
    const hasWall = elevation?.spans.some(({ role }) => role === 'gap') ?? false
    const sizeText = sides ? t(hasWall ? 'sizeWithWall' : 'size', sides) : ''
    const day = date === null ? '' : format.dateTime(date, { dateStyle: 'medium', timeZone: 'UTC' })
    const facts = [
      { name: t('glass'), value: project.glass },
      { name: t('sizeLabel'), value: sizeText },
      { name: t('hardware'), value: project.hardware },
    ]
    return {
      id: project.id,
      slug: project.slug,
      href: localHref(locale, workAddress(project.slug)),
      title: project.title || t('untitled'),
      description: project.description || t('noDescription'),
      categoryName,
      categorySlug: category?.slug ?? '',
      caption: [place, month('short')].filter(Boolean).join(' · '),
      // a day stays on its line
      detail: [categoryName, place, day.replaceAll(' ', '\u00a0')].filter(Boolean),
      spoken: [
        [categoryName, place, month('long')].filter(Boolean).join(', '),
        sides ? t(hasWall ? 'sizeWithWallSpoken' : 'sizeSpoken', sides) : '',
      ]
        .filter(Boolean)
        .map((sentence) => `${sentence}.`)
        .join(' '),
      note: picture?.isSample === true ? t('illustration') : '',
      facts: facts.filter(({ value }) => value !== ''),
      picture,
      elevation,
      sizeText,
      priceHref: priceHrefOf(project, locale),
    }
  }
  return projects.map(shown)
}

/** The builder at its panels, with what the work is made of chosen; its sizes are the visitor's to type. */
function priceHrefOf({ priced }: GalleryProject, locale: Locale): string | null {
  if (priced === null) return null
  const { serviceType, thickness, finish } = priced
  const query = new URLSearchParams({ serviceType })
  if (thickness !== null && finish !== null) {
    query.set('thickness', thickness)
    query.set('finish', finish)
    query.set('step', '3')
  }
  return `${localHref(locale, '/get-quote')}?${query.toString()}`
}
