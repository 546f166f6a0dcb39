import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { Fact, Product, Reply } from '@/domain/assistant/find-reply'
import type { CompanyInfo, KnowledgeEntry } from '@/domain/assistant/knowledge-entry'
import { dialled } from '@/ui/phone-link'
import type { ChatBlock, ChatLink, ChatText } from './chat-message'
import { plainText } from './chat-message'
import { productPage } from './product-page'
import type { Words } from './words'

export type Desk = {
  locale: Locale
  t: Words
  company: { name: string; phone: string }
}

/** A reply to a message that sounds urgent, with the number that is answered at once. */
export function withEmergencyLine(reply: ChatText, info: CompanyInfo, desk: Desk): ChatText {
  if (info.phone_emergency === '') return reply
  const link = phoneLink(info.phone_emergency, desk)
  if (reply.links.some(({ href }) => href === link.href)) return reply
  return {
    blocks: [...reply.blocks, { text: desk.t('urgent') }],
    links: [link, ...reply.links],
  }
}

/** Puts what was found into sentences, with the way on beneath them. */
export function composeReply(reply: Reply, entry: KnowledgeEntry, desk: Desk): ChatText {
  const { t } = desk
  switch (reply.kind) {
    case 'answer':
      return { blocks: [{ text: reply.text }], links: [priceLink(desk)] }
    case 'product':
      return describeProduct(reply.product, desk)
    case 'products':
      return {
        blocks: [{ text: t('products') }, { list: reply.names }],
        links: [{ href: localHref(desk.locale, '/services'), text: t('productsLink') }],
      }
    case 'fact':
      return tellFact(reply.fact, entry.company_info, desk)
    case 'commercial':
      return describeCommercial(entry.services.commercial.details, desk)
    case 'greeting':
      return plainText(t('greeting'))
    case 'thanks':
      return plainText(t('thanks'))
    case 'unknown':
      return { ...plainText(t('fallback.unknown')), links: callLink(desk) }
  }
}

function describeProduct(product: Product, desk: Desk): ChatText {
  const { locale, t } = desk
  const page = productPage(product.id)
  return {
    blocks: [
      { text: product.description },
      ...listed(t('product.applications'), product.applications),
      ...listed(t('product.examples'), product.examples),
    ],
    links: [
      ...(page === null
        ? []
        : [{ href: localHref(locale, page), text: t('product.see', { name: product.name }) }]),
      priceLink(desk),
    ],
  }
}

type CommercialDetails = KnowledgeEntry['services']['commercial']['details']

function describeCommercial(details: CommercialDetails, { locale, t }: Desk): ChatText {
  return {
    blocks: [
      ...listed(t('commercial.glassTypes'), details.glass_types),
      ...listed(t('commercial.benefits'), details.benefits),
      ...listed(t('commercial.steps'), details.process_steps),
    ],
    links: [{ href: localHref(locale, '/products/commercial'), text: t('commercial.link') }],
  }
}

function tellFact(fact: Fact, info: CompanyInfo, desk: Desk): ChatText {
  const told = factOf(fact, info, desk)
  if (told !== null) return told
  return { ...plainText(desk.t('facts.missing')), links: callLink(desk) }
}

/** A fact in words; null where the company has not entered it. */
function factOf(fact: Fact, info: CompanyInfo, desk: Desk): ChatText | null {
  const { t } = desk
  switch (fact) {
    case 'phone':
      return info.phone_general === ''
        ? null
        : { ...plainText(t('facts.phone')), links: [phoneLink(info.phone_general, desk)] }
    case 'emergency':
      return info.phone_emergency === ''
        ? null
        : { ...plainText(t('facts.emergency')), links: [phoneLink(info.phone_emergency, desk)] }
    case 'email':
      return info.email_sales === ''
        ? null
        : {
            ...plainText(t('facts.email')),
            links: [{ href: `mailto:${info.email_sales}`, text: info.email_sales }],
          }
    case 'address':
      return info.address === ''
        ? null
        : {
            ...plainText(t('facts.address', { address: info.address })),
            links: [{ href: localHref(desk.locale, '/contact'), text: t('facts.directions') }],
          }
    case 'hours':
      return lists([
        [t('facts.serviceHours'), linesOf(info.hours.service)],
        [t('facts.showroomHours'), linesOf(info.hours.showroom)],
      ])
    case 'about':
      return info.about_us === '' ? null : plainText(info.about_us)
    case 'reasons':
      return lists([
        [t('facts.reasons'), info.usps],
        [t('facts.certifications'), info.certifications_licenses],
      ])
  }
}

/** What an answer without a knowledge base says, and why there is none. */
export function fallback(why: 'trouble' | 'unexpected' | 'loading', desk: Desk): ChatText {
  return {
    ...plainText(desk.t(`fallback.${why}`)),
    links: why === 'loading' ? [] : callLink(desk),
  }
}

function lists(parts: [heading: string, items: string[]][]): ChatText | null {
  const blocks = parts.flatMap(([heading, items]) => listed(heading, items))
  return blocks.length === 0 ? null : { blocks, links: [] }
}

function listed(heading: string, items: string[]): ChatBlock[] {
  return items.length === 0 ? [] : [{ text: heading }, { list: items }]
}

function linesOf(hours: CompanyInfo['hours']['service']): string[] {
  return [hours.weekdays, hours.saturday, hours.sunday].flatMap((line) => (line ? [line] : []))
}

/** The number that the page itself knows: it stands when the knowledge base can't be read. */
function callLink(desk: Desk): ChatLink[] {
  return desk.company.phone === '' ? [] : [phoneLink(desk.company.phone, desk)]
}

function phoneLink(phone: string, { t }: Desk): ChatLink {
  return { href: `tel:${dialled(phone)}`, text: t('call', { phone }) }
}

function priceLink({ locale, t }: Desk): ChatLink {
  return { href: localHref(locale, '/get-quote'), text: t('product.price') }
}
