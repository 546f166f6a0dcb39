const address = /^how-to-measure\b/

/**
 * The post that the builder leads to where it asks for sizes: the newest whose address begins with
 * `how-to-measure`, which staff write. Null where no such post is published.
 */
export function measuringPost<Post extends { slug: string; title: string }>(
  newestFirst: readonly Post[],
): Pick<Post, 'slug' | 'title'> | null {
  const post = newestFirst.find(({ slug }) => address.test(slug))
  return post ? { slug: post.slug, title: post.title } : null
}
