import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { PostIndex } from '@/features/posts/post-index'
import { readPostList } from '@/services/content/posts'
import { PageOpening } from '@/ui/page/page-opening'

export const generateMetadata = metadataOf('posts')

export default async function PostsPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'home.posts' })
  const posts = await readPostList(locale)
  return (
    <>
      <PageFacts locale={locale} page="posts" />
      {posts.length === 0 ? (
        <PageOpening title={t('title')} lead={t('lead')}>
          <p>{t('none')}</p>
        </PageOpening>
      ) : (
        <PostIndex {...{ locale, posts }} title={t('title')} lead={t('lead')} read={t('read')} />
      )}
    </>
  )
}
