import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { missingPageMetadata } from '@/app/missing-page'
import { localeOf, pageMetadata } from '@/app/site-page'
import { ArticleFacts } from '@/app/structured-data/article-facts'
import { Breadcrumbs } from '@/app/structured-data/breadcrumbs'
import { localHref } from '@/config/locales'
import { postAddress } from '@/domain/content/page-address'
import { PageBody } from '@/features/page-blocks/page-body'
import { siteFormatter } from '@/i18n/site-formatter'
import { readPost } from '@/services/content/posts'
import { readRedirect } from '@/services/content/redirects'
import { ArrowLink } from '@/ui/page/arrow-link'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'

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
  return (
    <article className="page grid gap-10 pt-14 pb-24 lg:grid-cols-12 lg:gap-x-6 lg:pt-24 lg:pb-32">
      <ArticleFacts locale={locale} slug={slug} post={post} />
      <Breadcrumbs locale={locale} path={`/posts/${slug}`} name={post.title} />
      <header className="lg:col-span-9">
        {post.publishedAt === '' ? null : (
          <p className="mb-6 text-edge-mid">
            <time dateTime={post.publishedAt}>
              {format.dateTime(new Date(post.publishedAt), { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        )}
        <h1 className="text-opening leading-[1.05] md:text-h1">{withFractions(post.title)}</h1>
        <p className="mt-6 max-w-[60ch] text-lead text-text-second">
          {withFractions(post.excerpt)}
        </p>
        {post.author === '' ? null : (
          <p className="mt-6 text-small text-text-second">{t('by', { author: post.author })}</p>
        )}
      </header>
      {post.picture === null ? null : (
        <Photo
          picture={post.picture}
          sizes="(min-width: 1280px) 1248px, 100vw"
          className="w-full lg:col-span-12"
          first
        />
      )}
      <div className="lg:col-span-7 lg:col-start-4">
        {post.body ? <PageBody body={post.body} /> : null}
      </div>
      <p className="lg:col-span-7 lg:col-start-4">
        <ArrowLink href={localHref(locale, '/contact')}>{t('ask')}</ArrowLink>
      </p>
    </article>
  )
}
