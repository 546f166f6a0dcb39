import { getTranslations } from 'next-intl/server'
import { placeholders } from '@/client/opening/opening-texts'
import type { OpeningTexts } from '@/client/opening/opening-texts'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { productGroups } from '@/domain/content/site-links'
import type { EditedLink } from '@/services/content/navigation'
import type { AccountTexts } from './account-area'
import { editedHref } from './edited-href'
import type { MenuLink, ProductsTexts } from './products-button'

export async function productTexts(
  locale: Locale,
  edited: Record<keyof typeof productGroups, EditedLink[]>,
): Promise<ProductsTexts> {
  const t = await getTranslations({ locale, namespace: 'common' })
  const linksOf = (group: keyof typeof productGroups): MenuLink[] =>
    edited[group].length > 0
      ? edited[group].map(({ href, text }) => ({ href: editedHref(locale, href), text }))
      : productGroups[group].map(({ key, href }) => ({
          href: localHref(locale, href),
          text: t(`products.${key}`),
        }))
  return {
    label: t('nav.products'),
    main: linksOf('main'),
    moreLabel: t('products.moreCategories'),
    more: linksOf('more'),
    guidesLabel: t('products.infoAndGuides'),
    guides: linksOf('guides'),
  }
}

export async function openingTexts(locale: Locale): Promise<OpeningTexts> {
  const t = await getTranslations({ locale, namespace: 'common.opening' })
  return {
    label: t('label'),
    size: t('size', placeholders),
    change: t('change'),
    changeLabel: t('changeLabel', placeholders),
    clear: t('clear'),
    clearLabel: t('clearLabel'),
    kept: t('kept', placeholders),
    cleared: t('cleared'),
    title: t('title'),
    lead: t('lead'),
    width: t('width'),
    height: t('height'),
    inches: t('inches'),
    unit: t('unit'),
    use: t('use'),
    unread: t('unread'),
    fractions: t('fractions'),
    sixteenth: t('sixteenth'),
  }
}

export async function accountTexts(locale: Locale): Promise<AccountTexts> {
  const t = await getTranslations({ locale, namespace: 'common.account' })
  return {
    label: t('label'),
    login: t('login'),
    register: t('register'),
    profile: t('profile'),
    crm: t('crm'),
    admin: t('admin'),
    logout: t('logout'),
    loading: t('loading'),
    loggedOutTitle: t('loggedOutTitle'),
    loggedOutText: t('loggedOutText'),
    logoutError: t('logoutError'),
  }
}
