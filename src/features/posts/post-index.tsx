import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { ListedPost } from '@/services/content/posts'
import { Arrow } from '@/ui/page/arrow-link'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'
import { PostMonth } from './post-month'

type Props = {
  locale: Locale
  title: string
  lead: string
  /** What the arrow of the newest leads to. */
  read: string
  posts: readonly ListedPost[]
}

/** All posts: the newest opens the page with its picture, the others stand below as a ledger. */
export function PostIndex({ locale, title, lead, read, posts: [newest, ...others] }: Props) {
  return (
    <>
      <section className="relative grid border-b-[1.75px] border-text md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]">
        <div className="px-(--margin) pt-14 pb-8 md:col-start-2 md:px-8 lg:pt-20 lg:pr-[max(var(--margin),calc((100vw-1248px)/2))] lg:pl-16">
          <h1 className="text-opening leading-[1.04] md:text-h2 lg:text-h1">{title}</h1>
          <p className="mt-5 max-w-[40ch] text-intro text-text-second">{lead}</p>
        </div>
        {newest?.picture ? (
          <Photo
            picture={newest.picture}
            sizes="(min-width: 1024px) 60vw, (min-width: 768px) 80vw, 120vw"
            className="h-72 w-full object-cover sm:h-96 md:col-start-1 md:row-span-2 md:row-start-1 md:h-full md:min-h-140 lg:min-h-170"
            first
          />
        ) : null}
        {newest ? (
          <div className="px-(--margin) pt-6 pb-12 md:col-start-2 md:flex md:flex-col md:justify-end md:px-8 lg:pr-[max(var(--margin),calc((100vw-1248px)/2))] lg:pb-14 lg:pl-16">
            <PostMonth locale={locale} publishedAt={newest.publishedAt} />
            <h2 className="mt-2 text-title leading-tight lg:text-h2">
              <Link
                href={localHref(locale, `/posts/${newest.slug}`)}
                className="after:absolute after:inset-0 hover:text-edge-mid"
              >
                {withFractions(newest.title)}
              </Link>
            </h2>
            <p className="mt-4 max-w-[44ch] text-text-second">{withFractions(newest.excerpt)}</p>
            {/* said by the link of the name, which covers all of it */}
            <p
              aria-hidden="true"
              className="mt-5 flex items-center gap-3.5 font-semibold text-edge-mid"
            >
              {read}
              <Arrow />
            </p>
          </div>
        ) : null}
      </section>
      {others.length === 0 ? null : (
        <section className="page pt-4 pb-24 lg:pb-32">
          <ul>
            {others.map(({ slug, title: name, excerpt, publishedAt, picture }) => (
              <li key={slug} className="border-b border-rule last:border-b-0">
                <Link
                  href={localHref(locale, `/posts/${slug}`)}
                  className="group/post grid items-center gap-x-8 gap-y-5 py-8 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[9rem_minmax(0,1fr)_22rem] lg:items-start lg:py-10"
                >
                  <span className="lg:pt-2">
                    <PostMonth locale={locale} publishedAt={publishedAt} />
                  </span>
                  <span className="md:col-start-1 lg:col-start-2 lg:row-start-1">
                    <h2 className="max-w-[24ch] text-h3 leading-tight group-hover/post:text-edge-mid lg:text-title">
                      {withFractions(name)}
                    </h2>
                    <span className="mt-3 block max-w-[52ch] text-text-second">
                      {withFractions(excerpt)}
                    </span>
                    <Arrow className="mt-5 text-edge-mid transition-transform duration-200 group-hover/post:translate-x-1" />
                  </span>
                  {picture ? (
                    <Photo
                      picture={picture}
                      sizes="(min-width: 1024px) 352px, (min-width: 768px) 272px, 100vw"
                      className="h-56 w-full object-cover md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1"
                    />
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
