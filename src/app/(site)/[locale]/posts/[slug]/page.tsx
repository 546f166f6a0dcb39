import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { missingPageMetadata } from '@/app/missing-page'
import { localeOf, pageMetadata } from '@/app/site-page'
import { ArticleFacts } from '@/app/structured-data/article-facts'
import { Breadcrumbs } from '@/app/structured-data/breadcrumbs'
import { localHref } from '@/config/locales'
import { postAddress } from '@/domain/content/page-address'
import { chaptersOf } from '@/domain/text/chapters-of'
import { PageBody } from '@/features/page-blocks/page-body'
import { PostCards } from '@/features/posts/post-cards'
import { siteFormatter } from '@/i18n/site-formatter'
import { readPost, readPostList } from '@/services/content/posts'
import { readRedirect } from '@/services/content/redirects'
import { buttonClasses } from '@/ui/button'
import { Arrow, ArrowLink } from '@/ui/page/arrow-link'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'

/** A list of fewer says no more than the page itself. */
const fewestChapters = 3

type Params = { params: Promise<{ locale: string; slug: string }> }

/** Kept like every public page, from the first visit on; a build needs no database. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata(props: Params) {
  const locale = await localeOf(props)
  const { slug } = await props.params
  const post = await readPost(slug, locale)
  if (post === null) return missingPageMetadata(locale)
  return pageMetadata(locale, {
    path: `/posts/${slug}`,
    title: post.title,
    description: post.excerpt,
    picture: `posts/${slug}`,
    publishedAt: post.publishedAt,
  })
}

export default async function PostPage(props: Params) {
  const locale = await localeOf(props)
  const { slug } = await props.params
  const post = await readPost(slug, locale)
  if (post === null) {
    const moved = await readRedirect(postAddress(slug))
    if (moved !== null) redirect(localHref(locale, moved))
    notFound()
  }
  const t = await getTranslations({ locale, namespace: 'home.posts' })
  const format = siteFormatter(locale)
  const chapters = chaptersOf(post.body)
  const others = (await readPostList(locale)).filter((other) => other.slug !== slug).slice(0, 2)
  return (
    <>
      <article className="page pt-14 pb-24 lg:pt-24 lg:pb-32">
        <ArticleFacts locale={locale} slug={slug} post={post} />
        <Breadcrumbs locale={locale} path={`/posts/${slug}`} name={post.title} />
        <header className="max-w-[60rem]">
          <h1 className="text-opening leading-[1.05] text-balance md:text-h1 lg:text-display">
            {withFractions(post.title)}
          </h1>
          <p className="mt-6 max-w-[60ch] text-lead text-text-second">
            {withFractions(post.excerpt)}
          </p>
        </header>
        {post.picture === null ? null : (
          <figure className="mt-10 lg:mt-14">
            <Photo
              picture={post.picture}
              sizes="(min-width: 1280px) 1248px, 100vw"
              className="aspect-[3/2] w-full object-cover md:aspect-[2/1] lg:aspect-[5/2]"
              first
            />
            {post.picture.caption === null ? null : (
              <figcaption className="mt-2 text-small text-text-second">
                {post.picture.caption}
              </figcaption>
            )}
          </figure>
        )}
        <div className="mt-10 grid gap-10 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-8 lg:mt-16 lg:grid-cols-12 lg:gap-x-6">
          <aside className="text-base text-text-second md:sticky md:top-28 md:self-start lg:col-span-3">
            {post.publishedAt === '' ? null : (
              <p className="text-edge-mid">
                <time dateTime={post.publishedAt}>
                  {format.dateTime(new Date(post.publishedAt), {
                    dateStyle: 'long',
                    timeZone: 'UTC',
                  })}
                </time>
              </p>
            )}
            {post.author === '' ? null : <p>{t('by', { author: post.author })}</p>}
            {chapters.length < fewestChapters ? null : (
              <nav aria-labelledby="post-chapters" className="mt-6 max-md:hidden">
                <p id="post-chapters" className="text-caption">
                  {t('chapters')}
                </p>
                <ol className="mt-1">
                  {chapters.map(({ id, title }) => (
                    <li key={id} className="border-t border-rule">
                      <a href={`#${id}`} className="block py-2.5 hover:text-edge-mid">
                        {withFractions(title)}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </aside>
          <div className="lg:col-span-7 lg:col-start-5">
            <div className="text-body lg:text-intro">
              {post.body ? <PageBody body={post.body} /> : null}
            </div>
            <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-edge-mid pt-7">
              <Link
                href={localHref(locale, '/get-quote')}
                className={buttonClasses('sun', 'large')}
              >
                {t('price')}
                <Arrow />
              </Link>
              <ArrowLink href={localHref(locale, '/contact')}>{t('ask')}</ArrowLink>
            </p>
          </div>
        </div>
      </article>
      {others.length === 0 ? null : (
        <section aria-labelledby="more-posts" className="bg-stone py-20 lg:py-28">
          <div className="page">
            <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
              <h2 id="more-posts" className="text-title lg:text-h2">
                {t('others')}
              </h2>
              <ArrowLink href={localHref(locale, '/posts')}>{t('all')}</ArrowLink>
            </div>
            <PostCards locale={locale} posts={others} />
          </div>
        </section>
      )}
    </>
  )
}
