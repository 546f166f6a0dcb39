import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { PageWords } from '@/domain/content/page-words/page-words'
import type { PostTeaser } from '@/services/content/posts'
import { ArrowLink } from '@/ui/page/arrow-link'
import { PostRows } from './post-rows'

type Props = { locale: Locale; words: PageWords<'home'>['posts']; posts: PostTeaser[] }

/** The newest posts, and the way to all of them. */
export function LatestPosts({ locale, words, posts }: Props) {
  if (posts.length === 0) return null
  return (
    <section className="page py-16 md:py-24 lg:py-32">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
        <h2 className="text-opening lg:text-section">{words.title}</h2>
        <ArrowLink href={localHref(locale, '/posts')}>{words.all}</ArrowLink>
      </div>
      <PostRows locale={locale} posts={posts} />
    </section>
  )
}
