import 'server-only'
import { defaultLocale, formattingLocales, localHref } from '@/config/locales'
import type { AnswerBlock } from '@/domain/assistant/answer'
import { addressOfWish } from '@/domain/assistant/wish/address-of-wish'
import type { Said } from '@/domain/assistant/said'
import { figuresOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { Verdict } from '@/domain/glass-rules/advise'
import { formatInches } from '@/domain/measure/format-length'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import { formatMoney } from '@/domain/money/money'
import { isInstallationIncluded } from '@/domain/pricing/choose-rows'
import { knownThicknesses, isSameThickness } from '@/domain/pricing/thickness'
import type { GlassType, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { isShowerService } from '@/domain/services-catalogue/services'
import { insideSentence } from '@/domain/text/inside-sentence'
import { standardHardware } from '@/i18n/standard-hardware'
import { translatorOf } from '@/i18n/translator'
import { callLinks, ruleSource } from './answer-parts'
import type { Desk, Told } from './answer-parts'

type Priced = Extract<Said, { kind: 'price' }>

/** A price in words with all that was counted and taken for granted; of what is blocked the reason and the cure. */
export function sayPrice(said: Priced, desk: Desk): Told {
  const { judged } = said
  if (judged.kind === 'unpriced') {
    return {
      kind: 'unpriced',
      blocks: [{ text: desk.t('unknown') }],
      links: callLinks(desk),
      source: null,
    }
  }
  return judged.kind === 'blocked' ? sayBlocked(judged, said, desk) : sayPriced(judged, said, desk)
}

function sayPriced(
  { request, quote, verdicts, hung }: Extract<Priced['judged'], { kind: 'priced' }>,
  { assumed, asksWhether, wish }: Priced,
  desk: Desk,
): Told {
  const { t, locale, library } = desk
  const tables = library.tables[locale]
  const waits = verdicts.some(({ level }) => level === 'approval')
  const { widthIn, heightIn } = outerSize(request)
  const { count = 1 } = wish
  const says = t(`price.${howCounted(count, request)}${quote.taxAmount > 0 ? '' : 'Untaxed'}`, {
    count,
    work: t(`aWork.${wish.work ?? 'pane'}`),
    width: formatInches(widthIn),
    height: formatInches(heightIn),
    total: money(quote.totalCost, quote.currencyCode, desk),
  })
  const blocks: AnswerBlock[] = [
    ...(asksWhether ? [{ text: t(waits ? 'price.possibleAfterApproval' : 'price.possible') }] : []),
    { text: capital(says) },
    { text: t('price.counted') },
    { list: counted(request, quote, desk) },
    ...(hung ? [{ text: sayVerdict(hung, tables).reason }] : []),
    ...verdicts.map((verdict) => ({
      text:
        verdict.level === 'approval'
          ? t('price.approval', { reason: sayVerdict(verdict, tables).reason })
          : sayVerdict(verdict, tables).reason,
    })),
    ...sayAssumed(assumed, request, desk),
    { text: t('price.estimate') },
  ]
  return {
    kind: asksWhether ? 'allowed' : 'price',
    blocks,
    links: [{ href: localHref(locale, addressOfWish(request)), text: t('price.open') }],
    source: { title: t('source.prices'), href: localHref(locale, '/get-quote') },
  }
}

/** Of so many alike the price is of one where they are not priced together. */
function howCounted(count: number, { serviceType, panels }: QuoteRequest) {
  if (count === 1) return 'says'
  return !isShowerService(serviceType) && panels?.length === count ? 'many' : 'each'
}

function sayBlocked(
  { request, verdicts, cures }: Extract<Priced['judged'], { kind: 'blocked' }>,
  { assumed }: Priced,
  desk: Desk,
): Told {
  const { t, locale, library } = desk
  const tables = library.tables[locale]
  const blocks: AnswerBlock[] = []
  verdicts.forEach((verdict, index) => {
    if (verdict.level !== 'block') return
    const { reason } = sayVerdict(verdict, tables)
    blocks.push({ text: t('price.blocked', { reason }) })
    if (!verdict.cure) return
    const cure = cureInWords(verdict, desk)
    const price = cures[index]
    blocks.push({
      text: price?.total
        ? t('price.cureAt', { cure, total: money(price.total, price.currencyCode, desk) })
        : t('price.cure', { cure }),
    })
  })
  const first = verdicts[0]
  const row = tables.glassRules.find(({ rule }) => rule === first?.rule)
  return {
    kind: `refused:${first?.rule ?? ''}`,
    blocks: [
      ...blocks,
      ...sayAssumed(
        assumed.filter((code) => code !== 'clear'),
        request,
        desk,
      ),
    ],
    links: [
      { href: localHref(locale, addressOfWish(request)), text: t('price.open') },
      ...callLinks(desk),
    ],
    source: row ? { title: ruleSource(row, desk), href: null } : null,
  }
}

function counted(request: QuoteRequest, quote: QuoteResult, desk: Desk): string[] {
  const { t, locale, library } = desk
  const tables = library.tables[locale]
  const glass = tables.glassTypes.find(({ id }) => id === request.glassTypeId)
  const amount = (value: number) => money(value, quote.currencyCode, desk)
  const rule = tables.taxRules.find(({ regionId }) => regionId === request.regionId)
  return [
    ...(glass ? [glassInWords(glass, request, desk)] : []),
    ...(glass && isInstallationIncluded(request, glass)
      ? [t('price.included')]
      : [t('price.installation', { amount: amount(quote.installationFee) })]),
    ...(isShowerService(request.serviceType)
      ? [
          t('price.standardHardware', {
            standard: standardHardware(locale, request.panels),
            extras: translatorOf(locale, 'serviceCatalogue.shower')('extras'),
          }),
        ]
      : []),
    ...quote.itemizedHardware.map(({ id, name, totalCost }) =>
      t('price.hardware', {
        name: tables.hardware.find((item) => item.id === id)?.name ?? name,
        amount: amount(totalCost),
      }),
    ),
    ...(quote.taxAmount > 0
      ? [t('price.tax', { name: rule?.taxType ?? quote.taxType ?? '', rate: quote.taxRateApplied })]
      : []),
  ]
}

/** The glass, and what is done to it where that is anything. */
function glassInWords({ name }: GlassType, { finishId }: QuoteRequest, desk: Desk): string {
  const { finishes } = desk.library.tables[desk.locale]
  const finish = finishes.find(({ id }) => id === finishId)
  const glass = insideSentence(name)
  return finish === undefined || finish.key === 'standard_clear'
    ? glass
    : desk.t('price.glass', { glass, finish: insideSentence(finish.name) })
}

function sayAssumed(assumed: Priced['assumed'], request: QuoteRequest, desk: Desk): AnswerBlock[] {
  if (assumed.length === 0) return []
  const { widthIn, heightIn } = outerSize(request)
  const thickness = knownThicknesses.find(({ mm }) => isSameThickness(mm, request.thicknessMm))
  const figures = {
    thickness: thickness?.inches ?? String(request.thicknessMm),
    width: formatInches(widthIn),
    height: formatInches(heightIn),
  }
  const said = assumed.flatMap((code) =>
    code === 'square' ? [] : [desk.t(`assumed.${code}`, figures)],
  )
  const list = new Intl.ListFormat(formattingLocales[desk.locale]).format(said)
  return [
    ...(said.length > 0 ? [{ text: desk.t('assumed.says', { list }) }] : []),
    ...(assumed.includes('square') ? [{ text: desk.t('assumed.square') }] : []),
  ]
}

function cureInWords(verdict: Verdict, { locale, library }: Desk): string {
  const tables = library.tables[locale]
  const { cure } = verdict
  if (!cure) return ''
  const said = translatorOf(locale, 'quote.cures')(cure.kind, figuresOfCure(cure, tables))
  return insideSentence(said)
}

function outerSize({ serviceType, panels, widthFt = 0, heightFt = 0 }: QuoteRequest) {
  if (!panels) {
    return { widthIn: inchesOfFeet(widthFt), heightIn: inchesOfFeet(heightFt) }
  }
  return {
    // the panels of a shower stand side by side; panes that are replaced are as many openings
    widthIn: isShowerService(serviceType)
      ? panels.reduce((sum, panel) => sum + panel.widthIn, 0)
      : (panels[0]?.widthIn ?? 0),
    heightIn: Math.max(...panels.map((panel) => panel.heightIn)),
  }
}

function money(amount: number, currencyCode: string, { locale }: Desk): string {
  return formatMoney(
    amount,
    currencyCode,
    formattingLocales[locale] ?? formattingLocales[defaultLocale],
  )
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
