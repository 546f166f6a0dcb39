'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { chosenFacts } from '@/domain/customer/merge'
import type { ChosenFact, MergeChoices, Twin } from '@/domain/customer/merge'
import { refusalText } from '../refusal-text'

type Props = { own: Twin; other: Twin; onCancel: () => void }

/** Two side by side: which facts hold is chosen one by one, what only one has is taken. */
export function MergeChoice({ own, other, onCancel }: Props) {
  const t = useTranslations('officeCustomer.merge')
  const router = useRouter()
  const [choices, setChoices] = useState<MergeChoices>(() => {
    const first = (fact: ChosenFact) => (own[fact] === '' && other[fact] !== '' ? 'other' : 'own')
    return { name: first('name'), phone: first('phone'), email: first('email') }
  })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function join() {
    setBusy(true)
    setTrouble(null)
    const body = { customerId: own.customerId, otherId: other.customerId, choices }
    const sent = await callApi('POST', '/api/office/customers/merge', body)
    if (sent.ok) {
      const { keptId } = sent.body as { keptId: number }
      if (keptId === own.customerId) window.location.reload()
      else router.push(`/admin/collections/customers/${keptId}`)
      return
    }
    setTrouble(refusalText(sent) ?? t('failed'))
    setBusy(false)
  }

  return (
    <div role="group" aria-label={t('compareTitle')} className="story-compare">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('compareTitle')}</th>
            <th scope="col">{t('own')}</th>
            <th scope="col">{t('other')}</th>
          </tr>
        </thead>
        <tbody>
          {chosenFacts.map((fact) => (
            <tr key={fact}>
              <th scope="row">{t(`facts.${fact}`)}</th>
              {(['own', 'other'] as const).map((whose) => (
                <td key={whose}>
                  <label>
                    <input
                      type="radio"
                      name={`merge-${fact}`}
                      checked={choices[fact] === whose}
                      disabled={isBusy}
                      aria-label={`${t(`facts.${fact}`)}: ${t(whose)}`}
                      onChange={() => setChoices({ ...choices, [fact]: whose })}
                    />
                    <span>{(whose === 'own' ? own : other)[fact] || t('empty')}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="office-note">{t('note')}</p>
      <p role="alert">{trouble}</p>
      <div className="story-buttons">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void join()}>
          {t('join')}
        </Button>
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
