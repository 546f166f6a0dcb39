/** What somebody measures: the opening of a shower, or a pane in its frame. */
export type Measured = 'shower' | 'window'

const isMeasuring = /^how-to-measure\b/
const named: Record<Measured, RegExp> = { shower: /\bshower/, window: /\bwindow/ }

/**
 * The post that the builder leads to where it asks for sizes: the newest whose address begins with
 * `how-to-measure` and names what is measured, else the newest that names neither. Staff write them.
 * Null where no such post is published.
 */
export function measuringPost<Post extends { slug: string; title: string }>(
  newestFirst: readonly Post[],
  measured: Measured,
): Pick<Post, 'slug' | 'title'> | null {
  const posts = newestFirst.filter(({ slug }) => isMeasuring.test(slug))
  const isOfAny = ({ slug }: Post) => Object.values(named).some((name) => name.test(slug))
  const post =
    posts.find(({ slug }) => named[measured].test(slug)) ?? posts.find((one) => !isOfAny(one))
  return post ? { slug: post.slug, title: post.title } : null
}
