import { productGroups, serviceLinks, topLinks } from '../../src/domain/content/site-links'
import type { Locale } from '../../src/config/locales'
import { translatorOf } from '../../src/i18n/translator'

type OwnLink = { text: string; href: string }

/** What the site shows where staff put no links of their own, by the name of the list. */
const ownLists = {
  topLinks: inNav,
  quickLinks: inNav,
  products: (locale: Locale) => inProducts(locale, 'main'),
  moreCategories: (locale: Locale) => inProducts(locale, 'more'),
  guides: (locale: Locale) => inProducts(locale, 'guides'),
  services: (locale: Locale): OwnLink[] => {
    const t = translatorOf(locale, 'common.serviceList')
    return serviceLinks.map(({ key, href }) => ({ text: t(key), href }))
  },
}

export type OwnList = keyof typeof ownLists

export function ownLinks(list: OwnList, locale: Locale): OwnLink[] {
  return ownLists[list](locale)
}

function inNav(locale: Locale): OwnLink[] {
  const t = translatorOf(locale, 'common.nav')
  return topLinks.map(({ key, href }) => ({ text: t(key), href }))
}

function inProducts(locale: Locale, group: keyof typeof productGroups): OwnLink[] {
  const t = translatorOf(locale, 'common.products')
  return productGroups[group].map(({ key, href }) => ({ text: t(key), href }))
}
