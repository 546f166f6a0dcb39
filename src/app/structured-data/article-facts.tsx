import { env } from '@/config/env'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { PostArticle } from '@/services/content/posts'
import { JsonLd } from '@/ui/page/json-ld'
import { companyId } from './company-id'

type Props = { locale: Locale; slug: string; post: PostArticle }

/** What a post is, when it appeared and who wrote it. */
export function ArticleFacts({ locale, slug, post }: Props) {
  const site = env().SITE_URL
  return (
    <JsonLd
      facts={{
        '@type': 'Article',
        headline: post.title,
        description: post.excerpt,
        inLanguage: locale,
        mainEntityOfPage: `${site}${localHref(locale, `/posts/${slug}`)}`,
        image: `${site}${localHref(locale, `/og/posts/${slug}`)}`,
        publisher: { '@id': companyId() },
        ...(post.publishedAt === '' ? {} : { datePublished: post.publishedAt }),
        ...(post.author === '' ? {} : { author: { '@type': 'Person', name: post.author } }),
      }}
    />
  )
}
