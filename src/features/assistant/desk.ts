import type { Locale } from '@/config/locales'
import { dialled } from '@/ui/phone-link'
import type { ChatText } from './chat-message'
import { plainText } from './chat-message'
import type { Words } from './words'

export type Desk = {
  locale: Locale
  t: Words
  company: { name: string; phone: string }
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
