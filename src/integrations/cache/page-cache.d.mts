type Context = {
  kind?: string
  tags?: string[]
  softTags?: string[]
  fetchCache?: boolean
  cacheControl?: { revalidate?: number | false; expire?: number }
}

/** Next's cache handler; Next loads it by its path, so its shape is Next's. */
export default class PageCache {
  get(key: string, context: Context): Promise<{ value: unknown; lastModified: number } | null>
  set(key: string, value: unknown, context: Context): Promise<void>
  revalidateTag(tags: string | string[]): Promise<void>
  resetRequestCache(): void
}
