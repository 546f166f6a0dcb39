import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { ListedPost } from '@/services/content/posts'
import { Arrow } from '@/ui/page/arrow-link'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'
import { PostMonth } from './post-month'

type Props = { locale: Locale; posts: readonly ListedPost[] }

/** Posts with their pictures, two beside each other. */
export function PostCards({ locale, posts }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-y-20">
      {posts.map(({ slug, title, excerpt, publishedAt, picture }) => (
        <li key={slug}>
          <Link href={localHref(locale, `/posts/${slug}`)} className="group/post grid gap-y-5">
            {picture ? (
              <Photo
                picture={picture}
                sizes="(min-width: 1280px) 608px, (min-width: 768px) 50vw, 100vw"
                className="aspect-[3/2] w-full object-cover"
              />
            ) : null}
            <div className="border-t border-edge-mid pt-4">
              <PostMonth locale={locale} publishedAt={publishedAt} />
              <h3 className="mt-2 text-h3 leading-tight text-balance group-hover/post:text-edge-mid">
                {withFractions(title)}
              </h3>
              <span className="mt-3 block text-text-second">{withFractions(excerpt)}</span>
              <Arrow className="mt-4 text-edge-mid transition-transform duration-200 group-hover/post:translate-x-1" />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
