import type { Locale } from '@/config/locales'
import { dialled } from '@/ui/phone-link'
import type { ChatText } from './chat-message'
import { plainText } from './chat-message'
import type { Words } from './words'

export type Desk = {
  locale: Locale
  t: Words
  /** Out of hours the number to call is `nightPhone`, where there is another one. */
  company: { name: string; phone: string; nightPhone: string | null }
}

export type Trouble = 'trouble' | 'unexpected' | 'loading' | 'tooMany'

/** What stands in for an answer, and why there is none; the page itself knows the number. */
export function fallback(why: Trouble, { t, company }: Desk): ChatText {
  const { phone } = company
  const isReachable = why !== 'loading' && phone !== ''
  return {
    ...plainText(t(`fallback.${why}`)),
    links: isReachable ? [{ href: `tel:${dialled(phone)}`, text: t('call', { phone }) }] : [],
  }
}

/** What is said, with the number that is answered at this hour: the page is marked by the shop's clock. */
export function atThisHour(said: ChatText, { t, company }: Desk): ChatText {
  const { phone, nightPhone } = company
  if (nightPhone === null || document.documentElement.dataset.clock !== 'night') return said
  const byDay = `tel:${dialled(phone)}`
  const atNight = {
    href: `tel:${dialled(nightPhone)}`,
    text: t('callAtNight', { phone: nightPhone }),
  }
  return { ...said, links: said.links.map((link) => (link.href === byDay ? atNight : link)) }
}
