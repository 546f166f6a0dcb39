import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'
import type { ListedPost } from '@/services/content/posts'
import { classNames } from '@/ui/class-names'
import { Arrow } from '@/ui/page/arrow-link'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  locale: Locale
  posts: readonly ListedPost[]
  /** They are what their page is about, and the newest one leads it. */
  leads?: boolean
}

/** Posts with their pictures, two beside each other. */
export function PostCards({ locale, posts, leads = false }: Props) {
  const Heading = leads ? 'h2' : 'h3'
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-y-20">
      {posts.map((post, index) => {
        const isLead = leads && index === 0
        return (
          <li key={post.slug} className={isLead ? 'md:col-span-2' : undefined}>
            <Card {...{ locale, post, isLead, Heading }} />
          </li>
        )
      })}
    </ul>
  )
}

type CardProps = { locale: Locale; post: ListedPost; isLead: boolean; Heading: 'h2' | 'h3' }

function Card({ locale, post, isLead, Heading }: CardProps) {
  const { slug, title, excerpt, publishedAt, picture } = post
  return (
    <Link
      href={localHref(locale, `/posts/${slug}`)}
      className={classNames(
        'group/post grid gap-x-8 gap-y-5',
        isLead && picture && 'md:grid-cols-[3fr_2fr] md:items-center lg:gap-x-14',
      )}
    >
      {picture ? (
        <Photo
          picture={picture}
          sizes={
            isLead
              ? '(min-width: 1280px) 740px, (min-width: 768px) 60vw, 100vw'
              : '(min-width: 1280px) 608px, (min-width: 768px) 50vw, 100vw'
          }
          className="aspect-[3/2] w-full object-cover"
          first={isLead}
        />
      ) : null}
      <div className="border-t border-edge-mid pt-4">
        <span className="block text-base text-edge-mid">
          {publishedAt === ''
            ? null
            : siteFormatter(locale).dateTime(new Date(publishedAt), {
                month: 'long',
                year: 'numeric',
                timeZone: 'UTC',
              })}
        </span>
        <Heading
          className={classNames(
            'mt-2 leading-tight text-balance group-hover/post:text-edge-mid',
            isLead ? 'text-h3 lg:text-h2' : 'text-h3',
          )}
        >
          {withFractions(title)}
        </Heading>
        <span className={classNames('mt-3 block text-text-second', isLead && 'lg:text-intro')}>
          {withFractions(excerpt)}
        </span>
        <Arrow className="mt-4 text-edge-mid transition-transform duration-200 group-hover/post:translate-x-1" />
      </div>
    </Link>
  )
}
