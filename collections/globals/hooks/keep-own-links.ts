import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { defaultLocale, locales } from '../../../src/config/locales'
import type { Locale } from '../../../src/config/locales'
import type { globalSlugs } from '../../slugs'
import { Refusal } from '../../refusal'
import { ownLinks } from '../own-links'
import type { OwnList } from '../own-links'

type Link = { id?: string | null; text: string; href: string }
type Row = Partial<Record<OwnList, Link[] | null>>
type Slug = typeof globalSlugs.navigation | typeof globalSlugs.footer

/** The lists of this request that the site's own links joined. */
const joinedKey = 'ownLinksJoined'

/**
 * Whoever adds a first link means one more: those that the site shows by itself come along in front of it,
 * and can be taken away one by one.
 */
export function bringOwnLinks(mostRows: Partial<Record<OwnList, number>>): GlobalBeforeChangeHook {
  const lists = Object.keys(mostRows) as OwnList[]
  return ({ data, originalDoc, req }) => {
    const now = data as Row
    const before = (originalDoc ?? {}) as Row
    const joined = lists.filter((list) => isFirst(now[list], before[list]))
    for (const list of joined) {
      const own = ownLinks(list, localeOf(req))
      const added = now[list] ?? []
      const missing = own.filter(({ href }) => !added.some((link) => link.href === href))
      if (missing.length + added.length > (mostRows[list] ?? 0)) throw tooMany(list, own.length)
      now[list] = [...missing, ...added]
    }
    req.context[joinedKey] = joined
    return data
  }
}

/** The same links in the other languages, in the words that the site has for them there. */
export function translateOwnLinks(slug: Slug): GlobalAfterChangeHook {
  return async ({ doc, req }) => {
    const joined = (req.context[joinedKey] ?? []) as OwnList[]
    if (joined.length === 0) return doc
    req.context[joinedKey] = []
    const rows = doc as Row
    for (const locale of locales.filter((other) => other !== localeOf(req))) {
      const data = Object.fromEntries(
        joined.map((list) => [list, inLanguage(rows[list] ?? [], list, locale)]),
      )
      await req.payload.updateGlobal({
        slug,
        locale,
        data,
        depth: 0,
        req: { ...req, locale } as PayloadRequest,
        overrideAccess: true, // part of a change that was allowed
      })
    }
    return doc
  }
}

function isFirst(now: Link[] | null | undefined, before: Link[] | null | undefined): boolean {
  return (now?.length ?? 0) > 0 && (before?.length ?? 0) === 0
}

function inLanguage(links: Link[], list: OwnList, locale: Locale): Link[] {
  const own = ownLinks(list, locale)
  return links.map((link) => ({
    ...link,
    text: own.find(({ href }) => href === link.href)?.text ?? link.text,
  }))
}

function localeOf({ locale }: PayloadRequest): Locale {
  return locales.find((one) => one === locale) ?? defaultLocale
}

function tooMany(list: OwnList, own: number): Refusal {
  const words = `The site’s own ${own} links come along with the first one that you add. Save with one, then take away those that you don’t need.`
  return new Refusal(words, 400, list)
}
