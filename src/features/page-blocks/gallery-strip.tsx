import { getLocale } from 'next-intl/server'
import { hasLocale } from 'next-intl'
import Link from 'next/link'
import { defaultLocale, localHref, locales } from '@/config/locales'
import { workAddress } from '@/domain/content/page-address'
import { readGalleryPart } from '@/services/content/gallery'
import { Photo } from '@/ui/photo'

const shownAtMost = 3

type Props = { heading: string; categoryId: number | null }

/** The latest projects that have a picture, each leading into the gallery; nothing without any. */
export async function GalleryStrip({ heading, categoryId }: Props) {
  const asked = await getLocale()
  const locale = hasLocale(locales, asked) ? asked : defaultLocale
  const projects = (await readGalleryPart(locale, String(categoryId ?? ''), '1'))
    .filter(({ picture }) => picture !== null)
    .slice(0, shownAtMost)
  if (projects.length === 0) return null
  return (
    <section className="wide">
      {heading === '' ? null : <h2>{heading}</h2>}
      <ul className="mt-6 grid gap-6 sm:grid-cols-3" style={{ listStyle: 'none', paddingLeft: 0 }}>
        {projects.map(({ id, slug, title, picture }) => (
          <li key={id} style={{ marginTop: 0 }}>
            <Link
              href={localHref(locale, workAddress(slug))}
              style={{ color: 'inherit', textDecoration: 'none' }}
              className="block"
            >
              {picture === null ? null : (
                <Photo
                  picture={picture}
                  sizes="(min-width: 640px) 240px, 100vw"
                  className="aspect-[4/3] w-full object-cover"
                />
              )}
              <span className="block border-t-[1.5px] border-edge-ink pt-3 font-display text-intro leading-tight">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
