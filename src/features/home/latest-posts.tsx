import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'
import type { PostTeaser } from '@/services/content/posts'

type Props = { locale: Locale; posts: PostTeaser[] }

/** The newest posts as the rows of a ledger. */
export async function LatestPosts({ locale, posts }: Props) {
  if (posts.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'home.posts' })
  const format = siteFormatter(locale)
  return (
    <section className="page py-24 lg:py-32">
      <h2 className="text-opening lg:text-section">{t('title')}</h2>
      <ul className="mt-10 border-b border-rule">
        {posts.map(({ slug, title, excerpt, publishedAt }) => (
          <li key={slug} className="border-t border-rule">
            <Link
              href={localHref(locale, `/posts/${slug}`)}
              className="group/post grid gap-x-6 gap-y-2 py-7 lg:grid-cols-12"
            >
              <span className="text-edge-mid lg:col-span-2 lg:pt-1.5">
                {publishedAt === ''
                  ? null
                  : format.dateTime(new Date(publishedAt), {
                      month: 'long',
                      year: 'numeric',
                      timeZone: 'UTC',
                    })}
              </span>
              <span className="font-display text-h4 leading-tight group-hover/post:text-edge-mid lg:col-span-6 lg:text-h3">
                {title}
              </span>
              <span className="text-text-second lg:col-span-4 lg:pt-1.5">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
