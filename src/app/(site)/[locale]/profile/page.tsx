import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locales } from '@/config/locales'
import { ProfilePage } from '@/features/account/profile-page'
import { ownProfile } from '@/services/accounts/own-profile'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { enterSignedIn } from '../../../guarded-page'
import { queryText } from '../../../query-text'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.profile' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function Profile({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const { denied } = await searchParams
  const entered = await enterSignedIn({ locale, path: '/profile' })
  const [profile, quotes] = await Promise.all([
    ownProfile(entered),
    ownQuotes({ ctx: entered.ctx, locale }).catch((error: unknown) => {
      entered.ctx.payload.logger.error({ err: error, msg: 'The quotes of a profile were not read' })
      return null
    }),
  ])
  return (
    <ProfilePage
      locale={locale}
      actor={entered.actor}
      profile={profile}
      quotes={quotes}
      accessDenied={queryText(denied) === '1'}
    />
  )
}
