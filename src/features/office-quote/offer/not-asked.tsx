'use client'

import { useTranslations } from 'next-intl'
import { placeOfAddress } from '@/domain/payment/place-of-address'
import type { TaxTreatment } from '@/domain/quote/tax-treatment'

type Props = { jobSite: string; treatment: TaxTreatment }

/** What the taxes by place need and nobody has asked the caller; it goes out without, too. */
export function NotAsked({ jobSite, treatment }: Props) {
  const t = useTranslations('officeQuote.send.notAsked')
  const left = [
    ...(placeOfAddress(jobSite) === '' ? (['zip'] as const) : []),
    ...(treatment.job === null ? (['job'] as const) : []),
    ...(treatment.use === null ? (['use'] as const) : []),
  ]
  if (left.length === 0) return null
  return (
    <div className="border-l-2 border-sun pl-3 text-small" data-testid="not-asked">
      <p className="font-semibold">{t('title')}</p>
      <ul>
        {left.map((what) => (
          <li key={what} className="py-1">
            <a
              href={`#${fields[what]}`}
              className="inline-block text-link"
              onClick={(event) => {
                const field = document.getElementById(fields[what])
                const input = field?.matches('input') ? field : field?.querySelector('input')
                if (!input) return
                event.preventDefault()
                input.focus()
              }}
            >
              {t(what)}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-text-second">{t('note')}</p>
    </div>
  )
}

const fields = { zip: 'job-site', job: 'job-kind', use: 'job-property' } as const
