import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { PostTeaser } from '@/services/content/posts'
import { Arrow } from '@/ui/page/arrow-link'
import { withFractions } from '@/ui/with-fractions'
import { PostMonth } from './post-month'

type Props = { locale: Locale; posts: PostTeaser[] }

/** Posts as the rows of a ledger, each a link across the whole row. */
export function PostRows({ locale, posts }: Props) {
  return (
    <ul className="border-b border-rule">
      {posts.map(({ slug, title, excerpt, publishedAt }) => (
        <li key={slug} className="border-t border-rule">
          <Link
            href={localHref(locale, `/posts/${slug}`)}
            className="group/post grid gap-x-6 gap-y-2 py-7 lg:grid-cols-12"
          >
            <span className="text-edge-mid lg:col-span-2 lg:pt-1.5">
              <PostMonth locale={locale} publishedAt={publishedAt} />
            </span>
            <span className="flex items-baseline justify-between gap-4 font-display text-h4 leading-tight text-balance group-hover/post:text-edge-mid lg:col-span-6 lg:text-h3">
              {withFractions(title)}
              <Arrow className="shrink-0 text-edge-mid transition-transform duration-200 group-hover/post:translate-x-1 lg:hidden" />
            </span>
            <span className="flex justify-between gap-4 text-text-second lg:col-span-4 lg:pt-1.5">
              {withFractions(excerpt)}
              <Arrow
                clearsTab
                className="shrink-0 text-edge-mid transition-transform duration-200 group-hover/post:translate-x-1 max-lg:hidden"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
