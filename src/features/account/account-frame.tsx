import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { DoorElevation } from '@/drawings/illustrations/door-elevation'
import { AccountHead } from './account-head'

type Head = { title: string; lead: string }

/** No head where what stands on the sheet brings its own. */
type Props = { locale: Locale; children: ReactNode } & (Head | { title?: never; lead?: never })

/** The sheet on which the account's forms stand: the form, and beside it a door drawn to scale. */
export async function AccountFrame({ locale, title, lead, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.aside' })
  return (
    <div className="page grid gap-16 py-10 md:py-16 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-24">
      <div className="max-w-lg">
        {title === undefined ? null : (
          <div className="mb-10">
            <AccountHead {...{ title, lead }} />
          </div>
        )}
        {children}
      </div>
      <aside className="hidden self-start border border-rule p-1.5 lg:block">
        <div className="border border-text-second">
          <p className="px-5 pt-4 text-small text-text-second">{t('caption')}</p>
          <DoorElevation className="mx-auto block h-[24rem] w-full max-w-116" />
          <div className="border-t border-text-second px-5 py-5">
            <p className="font-display text-h4">{t('title')}</p>
            <ul className="mt-3 grid gap-2 text-small text-text-second">
              {(['save', 'pay', 'find'] as const).map((key) => (
                <li key={key}>{t(`points.${key}`)}</li>
              ))}
            </ul>
          </div>
        </div>
      </aside>
    </div>
  )
}
