import 'server-only'
import { localHref } from '@/config/locales'
import type { AnswerBlock, AnswerLink, AnswerSource } from '@/domain/assistant/answer'
import type { Language } from '@/domain/assistant/language/languages'
import type { BookingRules } from '@/domain/booking/booking-rules'
import type { OfficeNow } from '@/domain/booking/office-now'
import { translatorOf } from '@/i18n/translator'
import type { Library, Shelf } from './library'

export type Desk = {
  locale: Language
  shelf: Shelf
  library: Library
  /** Null while nothing certain is said of its hours. */
  office: OfficeNow | null
  booking: BookingRules
  t: ReturnType<typeof replyWords>
}

/** What is said of one thing; the rest of the answer is the same for all. */
export type Told = {
  kind: string
  blocks: AnswerBlock[]
  links: AnswerLink[]
  source: AnswerSource | null
}

export function replyWords(locale: Language) {
  return translatorOf(locale, 'assistantReply')
}

export function phoneLink(phone: string, { t }: Desk): AnswerLink {
  return { href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: t('call', { phone }) }
}

export function callLinks(desk: Desk): AnswerLink[] {
  const { phone } = desk.shelf.company
  return phone === '' ? [] : [phoneLink(phone, desk)]
}

/** Where the figure of a rule is from, as the shop keeps it. */
export function ruleSource(
  { title, source }: { title: string; source: string },
  { t }: Desk,
): string {
  return source === '' ? t('source.ruleOfShop', { title }) : t('source.rule', { title, source })
}

export function priceLink({ locale, t }: Desk): AnswerLink {
  return { href: localHref(locale, '/get-quote'), text: t('getPrice') }
}

export function listed(heading: string, items: string[]): AnswerBlock[] {
  return items.length === 0 ? [] : [{ text: heading }, { list: items }]
}

/** What was found has gone meanwhile. */
export function missing(desk: Desk): Told {
  return {
    kind: 'missing',
    blocks: [{ text: desk.t('facts.missing') }],
    links: callLinks(desk),
    source: null,
  }
}
