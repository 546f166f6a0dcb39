import Bowser from 'bowser'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { passwordMinLength, staffPasswordMinLength } from '@/domain/account/limits'
import { BrowserTexts } from '@/i18n/browser-texts'
import { siteFormatter } from '@/i18n/site-formatter'
import { wholeTime } from '@/i18n/whole-time'
import type { OwnSession } from '@/services/accounts/own-sessions'
import type { StepStanding } from '@/services/accounts/second-step/second-step'
import { ledger } from '../ledger'
import { PasswordSection } from '../password-section'
import { SecondStep } from './second-step'
import { SessionList } from './session-list'
import { WhatProtects } from './what-protects'

type Props = {
  locale: Locale
  email: string
  /** Null for customers, who have none. */
  step: StepStanding | null
  sessions: OwnSession[]
}

/** Who gets into the account: where it is signed in, and what is asked besides the password. */
export async function SecurityPage({ locale, email, step, sessions }: Props) {
  const t = await getTranslations({ locale, namespace: 'security' })
  const format = siteFormatter(locale)
  const date = (iso: string) =>
    wholeTime(format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' }))
  const shown = sessions.map(({ address, browser, id, isThis, lastUsed, since }) => ({
    id,
    isThis,
    browser: nameOfBrowser(browser, (parts) => t('sessions.on', parts)) ?? t('sessions.unknown'),
    since: t('sessions.since', { date: date(since) }),
    used: isThis || lastUsed === null ? '' : t('sessions.used', { date: date(lastUsed) }),
    from: address === '' ? '' : t('sessions.from', { address }),
  }))
  const isCustomer = step === null
  const minLength = isCustomer ? passwordMinLength : staffPasswordMinLength
  return (
    <div className="page py-10 md:py-16">
      <p>
        <Link href={localHref(locale, '/profile')} className="inline-block py-2 text-link">
          {t('back')}
        </Link>
      </p>
      <h1 className="mt-2 text-title md:text-h2">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-text-second">{t('lead')}</p>
      <BrowserTexts locale={locale} pick={({ account, security }) => ({ account, security })}>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-20">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <SessionList
              sessions={shown}
              lifetime={t(isCustomer ? 'sessions.lifetimeCustomer' : 'sessions.lifetimeStaff')}
            />
            {step === null ? null : (
              <SecondStep step={step} since={step.isSet ? date(step.setAt) : ''} />
            )}
            <div className={ledger}>
              <PasswordSection minLength={minLength} />
            </div>
          </div>
          <WhatProtects {...{ locale, email, step, minLength }} />
        </div>
      </BrowserTexts>
    </div>
  )
}

function nameOfBrowser(
  said: string,
  words: (parts: { browser: string; system: string }) => string,
): string | null {
  if (said === '') return null
  const { browser, os } = Bowser.parse(said)
  if (browser.name === undefined || browser.name === '') return null
  return os.name ? words({ browser: browser.name, system: os.name }) : browser.name
}
