import type {
  Field,
  GlobalConfig,
  GroupField,
  TextFieldSingleValidation,
  TextareaFieldValidation,
} from 'payload'
import { text as line, textarea } from 'payload/shared'
import { defaultLocale, localHref, locales } from '../../src/config/locales'
import { placesIn, wordFieldsOf, wordedPages } from '../../src/domain/content/page-words/page-words'
import type { WordField, WordedPage } from '../../src/domain/content/page-words/page-words'
import { ifEditsContent, publishedOrWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { previewedPage } from '../content/preview'
import { revalidatesPublished } from '../hooks/revalidate'
import { wordsGlobal } from '../slugs'

const pages: Record<WordedPage, { label: string; path: string }> = {
  home: { label: 'Words: Home', path: '/' },
  about: { label: 'Words: About', path: '/about' },
  services: { label: 'Words: Services', path: '/services' },
  contact: { label: 'Words: Contact', path: '/contact' },
}

/** Longer than this, and a text has room for several lines. */
const lineLength = 60

/**
 * A global for each page that the site lays out itself: which sections there are and in which order is
 * the page's own, what they say is written here.
 */
export const pageWordsGlobals: GlobalConfig[] = wordedPages.map((page) => ({
  slug: wordsGlobal(page),
  label: pages[page].label,
  admin: {
    group: groups.content,
    description:
      'What the page says, section by section, in both languages. An empty field says what the site said at first.',
    ...previewedPage((locale) => localHref(locale, pages[page].path)),
  },
  access: { read: publishedOrWorksHere, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, max: 20 },
  hooks: revalidatesPublished(wordsGlobal(page)),
  fields: sectionsOf(wordFieldsOf(page)),
}))

function sectionsOf(words: WordField[]): Field[] {
  const sections = [...new Set(words.map(({ section }) => section))]
  return sections.map((section): GroupField => ({
    name: section,
    type: 'group',
    label: inWords(section),
    fields: words.filter((word) => word.section === section).map(fieldOf),
  }))
}

function fieldOf({ name, text }: WordField): Field {
  const longest = Math.max(...Object.values(text).map(({ length }) => length))
  const places = placesIn(text.en)
  const field = {
    name,
    label: inWords(name),
    localized: true,
    // what the design bears: half as long again
    maxLength: Math.ceil(longest * 1.5) + 20,
    defaultValue: ({ locale }: { locale?: string }) =>
      text[locales.find((one) => one === locale) ?? defaultLocale],
    ...(places.length > 0 && {
      admin: { description: `${places.join(' and ')} is filled in by the site.` },
    }),
  }
  const ofLines: TextareaFieldValidation = (value, options) =>
    strangePlace(value, places) ?? textarea(value, options)
  const ofLine: TextFieldSingleValidation = (value, options) =>
    strangePlace(value, places) ?? line(value, options)
  return longest > lineLength
    ? { ...field, type: 'textarea', validate: ofLines }
    : { ...field, type: 'text', validate: ofLine }
}

/** What stands in braces and is not filled in would be read by visitors as it is written. */
function strangePlace(value: unknown, places: string[]): string | null {
  const strange = placesIn(typeof value === 'string' ? value : '').find(
    (place) => !places.includes(place),
  )
  if (strange === undefined) return null
  return places.length === 0
    ? `Nothing is filled in here: leave out ${strange}.`
    : `${strange} means nothing here: write ${places.join(' or ')}.`
}

/** As editors read it: measuredTitle is Measured title. */
function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
