import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { AccountArea } from './account-area'
import type { AccountTexts } from './account-area'
import { CompanyMark } from './company-mark'
import { CurrentLink } from './current-link'
import { HeaderShell } from './header-shell'
import { MobileMenu } from './mobile-menu'
import { topLinks } from './navigation'

/** The top of every page: static, so that pages come from cache; who is signed in arrives later. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const links = topLinks.map(({ key, href }) => ({
    href: localHref(locale, href),
    text: t(`nav.${key}`),
  }))
  const account: AccountTexts = {
    label: t('account.label'),
    login: t('account.login'),
    register: t('account.register'),
    profile: t('account.profile'),
    crm: t('account.crm'),
    admin: t('account.admin'),
    logout: t('account.logout'),
    loading: t('account.loading'),
    loggedOutTitle: t('account.loggedOutTitle'),
    loggedOutText: t('account.loggedOutText'),
    logoutError: t('account.logoutError'),
  }
  return (
    <HeaderShell>
      <div className="page flex h-15 items-center gap-8 md:h-18">
        <Link
          href={localHref(locale, '/')}
          className="flex min-h-11 items-center gap-3 font-display text-[1.3rem] tracking-tight text-edge-ink"
        >
          <CompanyMark className="h-7 w-[1.6rem]" />
          {t('companyName')}
        </Link>
        <nav aria-label={t('nav.label')} className="hidden flex-1 lg:block">
          <ul className="flex gap-7">
            {links.map(({ href, text }) => (
              <li key={href}>
                <CurrentLink href={href}>{text}</CurrentLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden lg:block">
          <AccountArea texts={account} locale={locale} />
        </div>
        <MobileMenu
          openText={t('nav.openMenu')}
          closeText={t('nav.closeMenu')}
          label={t('nav.label')}
          links={links}
        >
          <AccountArea texts={account} locale={locale} stacked />
        </MobileMenu>
      </div>
    </HeaderShell>
  )
}
