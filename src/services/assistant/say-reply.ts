import 'server-only'
import { localHref } from '@/config/locales'
import type { AssistantAnswer } from '@/domain/assistant/answer'
import type { Reply } from '@/domain/assistant/reply'
import type { Said } from '@/domain/assistant/said'
import { callLinks, phoneLink, replyWords } from './answer-parts'
import type { Desk, Told } from './answer-parts'
import { sayOffice } from './say-office'
import { sayPassage } from './say-passage'
import { sayPrice } from './say-price'
import { sayTown } from './say-town'

/** Puts a reply into words, with its source and the ways on. */
export function sayReply({
  reply,
  ...known
}: { reply: Reply } & Pick<Desk, 'library' | 'office' | 'booking'>): AssistantAnswer {
  const { language, said, mayBeUrgent, talk } = reply
  const shelf = known.library.shelves[language]
  const desk = { locale: language, shelf, ...known, t: replyWords(language) }
  const told = tell(said, desk)
  const isUrgent = mayBeUrgent && said.kind !== 'emergency'
  return {
    language,
    ...(isUrgent ? withEmergency(told, desk) : told),
    source: told.source && { label: desk.t('source.from'), ...told.source },
    offersHandOver: said.kind === 'unknown' || said.kind === 'displeased',
    talk,
  }
}

function tell(said: Said, desk: Desk): Told {
  const { t, locale } = desk
  const plain = (kind: string, text: string): Told => ({
    kind,
    blocks: [{ text }],
    links: [],
    source: null,
  })
  switch (said.kind) {
    case 'greeting':
      return plain('greeting', t('greeting'))
    case 'thanks':
      return plain('thanks', t('thanks'))
    case 'unknown':
      return { ...plain('unknown', t('unknown')), links: callLinks(desk) }
    case 'size':
      return {
        ...plain('size', t('askSize', { work: t(`theWork.${said.work}`) })),
        links: [{ href: localHref(locale, '/get-quote'), text: t('getPrice') }],
      }
    case 'which_window':
      return {
        ...plain('which_window', t('whichWindow.ask')),
        links: (['window_replacement', 'new_window_installation'] as const).map((service) => ({
          href: localHref(locale, `/get-quote?serviceType=${service}`),
          text: t(`whichWindow.${service}`),
        })),
      }
    case 'town':
      return sayTown(said.town, desk)
    case 'displeased':
      return { ...plain('displeased', t('displeased')), links: callLinks(desk) }
    case 'automatic':
      return {
        ...plain('automatic', t('automatic')),
        blocks: [{ text: t('automatic') }, ...sayOffice(desk)],
        links: [...callLinks(desk), { href: localHref(locale, '/contact'), text: t('write') }],
      }
    case 'own_order':
      return {
        ...plain('own_order', t('ownOrder')),
        links: [
          { href: localHref(locale, '/profile'), text: t('openAccount') },
          ...callLinks(desk),
        ],
      }
    case 'emergency':
      return emergency(
        said.passage ? sayPassage(said.passage, desk) : null,
        said.price ? sayPrice(said.price, desk) : null,
        desk,
      )
    case 'passage':
      return sayPassage(said.passage, desk)
    case 'price':
      return sayPrice(said, desk)
  }
}

/** First what keeps people safe; where a size was named, what the new glass costs after it. */
function emergency(told: Told | null, price: Told | null, desk: Desk): Told {
  const { t, shelf } = desk
  const number = shelf.company.emergencyPhone
  return {
    kind: 'emergency',
    blocks: [
      { text: t(number === '' ? 'emergencyNoNumber' : 'emergency') },
      ...(told?.blocks ?? []),
      ...(price ? [{ text: t('onceSafe') }, ...price.blocks] : []),
    ],
    links: [
      ...(number === '' ? callLinks(desk) : [phoneLink(number, desk)]),
      ...(price?.links ?? []),
    ],
    source: told?.source ?? price?.source ?? null,
  }
}

/** With the number that is answered at once, where glass seems to be broken. */
function withEmergency(told: Told, desk: Desk): Told {
  const number = desk.shelf.company.emergencyPhone
  if (number === '') return told
  const link = phoneLink(number, desk)
  if (told.links.some(({ href }) => href === link.href)) return told
  return {
    ...told,
    blocks: [...told.blocks, { text: desk.t('urgent') }],
    links: [link, ...told.links],
  }
}
