'use client'

import { useTranslations } from 'next-intl'
import { useKeys } from '../today/desk/use-keys'
import { useSingleKeys } from '../today/desk/use-single-keys'
import { answerField, assignField } from './answer-field'

type Props = { inquiryId: number; makesQuotes: boolean }

/** The single keys of an inquiry, each beside what it does; put off with those of the morning page. */
export function InboxKeys({ inquiryId, makesQuotes }: Props) {
  const t = useTranslations('office.inbox.keys')
  const [hasKeys] = useSingleKeys()
  const focus = (id: string) => () => document.getElementById(id)?.focus()
  const open = (path: string) => () => window.location.assign(path)
  useKeys(
    {
      r: focus(answerField),
      a: focus(assignField),
      ...(makesQuotes
        ? {
            q: open(`/office/quotes/new?inquiry=${inquiryId}`),
            n: open('/office/quotes/new'),
          }
        : {}),
    },
    hasKeys,
  )
  if (!hasKeys) return null
  const keys = makesQuotes ? (['R', 'A', 'Q', 'N'] as const) : (['R', 'A'] as const)
  return (
    <ul className="inbox-keys" aria-label={t('label')}>
      {keys.map((key) => (
        <li key={key}>
          <kbd>{key}</kbd> {t(key)}
        </li>
      ))}
    </ul>
  )
}
