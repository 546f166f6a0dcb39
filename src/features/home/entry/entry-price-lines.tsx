'use client'

import { SpokenFigure } from '@/builder/figures/spoken-figure'
import { filled } from '@/client/opening/opening-texts'
import { useEntry } from './entry-desk'
import { entryQuery } from './entry-sizes'

export type PriceTexts = Record<
  | 'preview'
  | 'spoken'
  | 'coming'
  | 'none'
  | 'inches'
  | 'taxIn'
  | 'noTax'
  | 'extras'
  | 'changeGlass'
  | 'changeFinish'
  | 'range'
  | 'rangeNote'
  | 'rangeSpoken'
  | 'byHand'
  | 'survey'
  | 'askFirst',
  string
>

/** On a narrow phone it stands in a line of its own, above a link. */
const tag =
  'rounded-glass border border-edge-mid px-1.5 text-caption font-semibold text-edge-ink max-[24rem]:mb-1'

type Props = {
  action: string
  /** Where one reaches the shop. */
  askAt: string
  texts: PriceTexts
}

/** The running figure of the sheet, and below it what was assumed, each a way to change it. */
export function EntryPriceLines({ action, askAt, texts }: Props) {
  const { entry, kinds, price } = useEntry()
  if (price.kind === 'blocked') {
    return (
      <>
        <p className="mt-1 line-clamp-5 text-small text-text-second">{price.reason}</p>
        <SpokenFigure text={price.reason} />
      </>
    )
  }
  if (price.kind === 'surveyed') {
    return (
      <SurveyedLines
        range={price.range}
        texts={texts}
        to={`${action}?${entryQuery(entry, kinds)}`}
      />
    )
  }
  if (price.kind !== 'figure') {
    const words = price.kind === 'none' ? texts.none : texts.coming
    return <p className="mt-1 text-small text-text-second">{words}</p>
  }
  const spoken = filled(texts.spoken, { total: price.total })
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5">
        <span className="money text-h3 leading-9 tracking-tight">{price.total}</span>
        <span className={tag}>{texts.preview}</span>
      </p>
      {price.approval ? (
        <p className="text-caption leading-tight text-text-second">
          {price.approval.reason}{' '}
          <a href={askAt} className="text-link outline-offset-0!">
            {texts.askFirst}
          </a>
        </p>
      ) : (
        <AssumedLine {...{ action, texts, price }} />
      )}
      <SpokenFigure text={price.approval ? `${spoken}. ${price.approval.reason}` : spoken} />
    </>
  )
}

type AssumedProps = Pick<Props, 'action' | 'texts'> & {
  price: Extract<ReturnType<typeof useEntry>['price'], { kind: 'figure' }>
}

/** What was assumed, each a way to change it. */
function AssumedLine({ action, texts, price }: AssumedProps) {
  const { entry, kinds } = useEntry()
  const { inches, glass, finish, region } = price.assumed
  const to = (more: Record<string, string> = {}) => `${action}?${entryQuery(entry, kinds, more)}`
  return (
    <p className="fractions text-small leading-snug text-text-second">
      <a href={to()} className="text-link" aria-label={filled(texts.changeGlass, { glass })}>
        {inches === null ? glass : filled(texts.inches, { inches })}
      </a>
      {', '}
      <a
        href={to(inches === null ? {} : { step: '2', thickness: inches })}
        className="text-link"
        aria-label={filled(texts.changeFinish, { finish })}
      >
        {finish}
      </a>
      {', '}
      {filled(price.hasTax ? texts.taxIn : texts.noTax, { region })}
      {inches === null ? null : `; ${texts.extras}`}
    </p>
  )
}

type SurveyedProps = { range: { low: string; high: string } | null; texts: PriceTexts; to: string }

/** Of a front: from and to, and a survey; nothing here can be bought. */
function SurveyedLines({ range, texts, to }: SurveyedProps) {
  return (
    <>
      {range ? (
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5">
          <span className="money text-h4 leading-9 tracking-tight">
            {range.low}–{range.high}
          </span>
          <span className={tag}>{texts.range}</span>
        </p>
      ) : null}
      <p className="text-small leading-snug text-text-second">
        {range ? texts.rangeNote : texts.byHand}{' '}
        <a href={to} className="text-link">
          {texts.survey}
        </a>
      </p>
      <SpokenFigure text={range ? filled(texts.rangeSpoken, range) : texts.byHand} />
    </>
  )
}
