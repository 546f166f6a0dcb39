import { useLocale, useTranslations } from 'next-intl'
import { useSession } from '@/client/session'
import { localHref } from '@/config/locales'
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
        <ScaleBar end={t('scaleEnd')} />
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

/** Four feet at the elevation's scale. */
function ScaleBar({ end }: { end: string }) {
  const foot = 36
  return (
    <svg aria-hidden="true" width="168" height="28" viewBox="-1 0 168 28" className="figures">
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x={index * foot}
          y="1"
          width={foot}
          height="5"
          fill={index % 2 === 0 ? 'var(--color-text)' : 'var(--color-paper)'}
          stroke="var(--color-text)"
        />
      ))}
      {['0', '1', '2', '3', end].map((label, index) => (
        <text
          key={label}
          x={index * foot}
          y="22"
          textAnchor={index === 0 ? 'start' : 'middle'}
          fontSize="12"
          fontWeight="500"
          fill="var(--color-text-second)"
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
