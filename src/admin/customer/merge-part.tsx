'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'
import type { Twin } from '@/domain/customer/merge'
import { refusalText } from '../refusal-text'
import { MergeChoice } from './merge-choice'

type Props = { own: Twin; likely: readonly Twin[] }

/** Where two records are found to be one person: who it may be, and anybody else who is looked for. */
export function MergePart({ own, likely }: Props) {
  const t = useTranslations('officeCustomer.merge')
  const [other, setOther] = useState<Twin | null>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Twin[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function look() {
    setTrouble(null)
    const sent = await callApi('GET', `/api/office/callers?q=${encodeURIComponent(typed)}`)
    if (!sent.ok) return setTrouble(refusalText(sent) ?? t('failed'))
    const { callers } = sent.body as { callers: Twin[] }
    setFound(callers.filter(({ customerId }) => customerId !== own.customerId))
  }

  return (
    <details className="story-merge" open={likely.length > 0}>
      <summary>{likely.length > 0 ? t('likely') : t('title')}</summary>
      <Twins twins={likely} onCompare={setOther} />
      <div className="story-buttons">
        <label>
          {t('search')}
          <input
            type="search"
            value={typed}
            placeholder={t('searchHint')}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the form around it would be saved
              event.preventDefault()
              void look()
            }}
          />
        </label>
        <Button type="button" size="small" buttonStyle="secondary" onClick={() => void look()}>
          {t('find')}
        </Button>
      </div>
      {found?.length === 0 ? <p className="office-note">{t('nobody')}</p> : null}
      <Twins twins={found ?? []} onCompare={setOther} />
      <p role="alert">{trouble}</p>
      {other === null ? null : (
        <MergeChoice
          key={other.customerId}
          own={own}
          other={other}
          onCancel={() => setOther(null)}
        />
      )}
    </details>
  )
}

type TwinsProps = { twins: readonly Twin[]; onCompare: (twin: Twin) => void }

function Twins({ twins, onCompare }: TwinsProps) {
  const t = useTranslations('officeCustomer.merge')
  if (twins.length === 0) return null
  return (
    <ul>
      {twins.map((twin) => {
        const reach = [twin.phone, twin.email].filter(Boolean).join(' · ')
        return (
          <li key={twin.customerId}>
            <a href={`/admin/collections/customers/${twin.customerId}`}>{twin.name}</a>
            <span>{reach}</span>
            <Button
              type="button"
              size="small"
              buttonStyle="secondary"
              aria-label={t('compareNamed', { name: twin.name, reach })}
              onClick={() => onCompare(twin)}
            >
              {t('compare')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
