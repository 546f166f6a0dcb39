import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import type { StepStanding } from '@/services/accounts/second-step/second-step'

type Props = { locale: Locale; email: string; step: StepStanding | null; minLength: number }

/** What is asked of whoever signs in, and what to do when somebody else has. */
export async function WhatProtects({ locale, email, step, minLength }: Props) {
  const t = await getTranslations({ locale, namespace: 'security.facts' })
  const { phone } = await readCompany(locale)
  const rows = [
    [t('signIn'), email],
    [t('password'), t('passwordText', { min: minLength })],
    step === null
      ? [t('cards'), t('cardsText')]
      : [t('step'), t(step.isSet ? 'stepOn' : 'stepOff')],
  ] as const
  const steps = [
    t('strangeEnd'),
    t('strangePassword'),
    t('strangeCall', { phone: phone || 'none' }),
  ]
  return (
    <aside className="border border-rule bg-paper p-1.5" aria-labelledby="what-protects">
      <div className="border border-text-second">
        <section className="px-5 py-6 md:px-6">
          <h2 id="what-protects" className="text-h4">
            {t('heading')}
          </h2>
          <dl className="mt-4 grid gap-4">
            {rows.map(([name, text]) => (
              <div key={name}>
                <dt className="text-small text-text-second">{name}</dt>
                <dd className="mt-0.5 [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="border-t border-text-second px-5 py-6 md:px-6">
          <h2 className="text-h4">{t('strange')}</h2>
          <ol className="mt-4 grid list-decimal gap-3 pl-5">
            {steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </section>
      </div>
    </aside>
  )
}
