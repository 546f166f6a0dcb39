import { useLocale, useTranslations } from 'next-intl'
import { useSession } from '@/client/session'
import { localHref } from '@/config/locales'
import { FeetBar } from '@/drawings/to-scale/scale-bars'
import { AccountLink } from '../page/account-link'

/** The scale of the elevation, and what an account is for. */
export function PickerFooter() {
  const t = useTranslations('quote.picker')
  const locale = useLocale()
  const session = useSession()
  const isSignedIn = session.status === 'known' && session.user !== null
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-small text-text-second">
      <div className="flex items-center gap-6 max-[899px]:hidden">
        <FeetBar end={t('scaleEnd')} />
        <span className="figures">{t('scale')}</span>
      </div>
      <p>
        {isSignedIn
          ? t.rich('accountSignedIn', {
              profile: (words) => (
                <a href={localHref(locale, '/profile')} className="text-link">
                  {words}
                </a>
              ),
            })
          : t.rich('account', {
              login: (words) => <AccountLink to="/login">{words}</AccountLink>,
              register: (words) => <AccountLink to="/register">{words}</AccountLink>,
            })}
      </p>
    </div>
  )
}
