import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { measuringPost } from '@/domain/content/measuring-post'
import type { Measured } from '@/domain/content/measuring-post'
import { readPostList } from '@/services/content/posts'

/** To the post that says how to measure; none while staff have published none. */
export async function measuringLinks(
  measured: Measured,
  locale: Locale,
): Promise<{ href: string; text: string }[]> {
  const post = measuringPost(await readPostList(locale), measured)
  return post ? [{ href: localHref(locale, `/posts/${post.slug}`), text: post.title }] : []
}
