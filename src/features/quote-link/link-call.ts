'use client'

import { useTranslations } from 'next-intl'
import { callApi, refusalIn } from '@/client/api'
import type { Answer } from '@/client/api'

/** Calls the link's own API; the token travels in the body, never in an address. */
export function callLink(
  what: 'accept' | 'decline' | 'ask' | 'checkout' | 'total' | 'back' | 'reminders' | 'visit',
  body: Record<string, unknown>,
): Promise<Answer> {
  return callApi('POST', `/api/q/${what}`, body)
}

/** What stood in the way, in words. */
export function useTroubleWords(): (sent: Answer) => string {
  const t = useTranslations('link.trouble')
  return (sent) => {
    if (sent.ok) return t('other')
    if (sent.kind === 'offline') return t('offline')
    if (sent.kind === 'too_many') return t('many')
    return errorIn(sent.body) ?? refusalIn(sent) ?? t('other')
  }
}

/** Whether what is on the screen is not what holds any more. */
export function isOutdated(sent: Answer): boolean {
  return !sent.ok && 'body' in sent && kindIn(sent.body) === 'superseded'
}

export function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : null
}

const errorIn = (body: unknown) => textIn(body, 'error')
const kindIn = (body: unknown) => textIn(body, 'kind')
