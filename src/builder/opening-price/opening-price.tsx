'use client'

import Link from 'next/link'
import { useOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'
import { filled } from '@/client/opening/opening-texts'
import type { Locale } from '@/config/locales'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { classNames } from '@/ui/class-names'
import { useNearby } from './use-nearby'
import { usePriceEngine } from './use-price-engine'

type OpeningPriceTexts = Record<
  | 'preview'
  | 'example'
  | 'exampleNone'
  | 'yours'
  | 'yoursComing'
  | 'yoursNone'
  | 'goOn'
  | 'askFirst',
  string
>

type Props = {
  locale: Locale
  work: OpeningWork
  /** What stands there while the visitor has typed no size: made with the page, so that it needs no code. */
  example: { width: string; height: string; total: string | null }
  texts: OpeningPriceTexts
  /** The way into the builder, without a query: it gets the sizes, and the finish. */
  action?: string
  /** Where one reaches the shop. */
  askAt: string
  className?: string
}

/**
 * What this costs at the visitor’s own size, or for example, labelled as a preview, in a place of two lines
 * that keeps its height. A price that a rule blocks gives way to the rule’s reason. The prices are fetched
 * when there is a size and the place comes near.
 */
export function OpeningPrice({ locale, work, example, texts, action, askAt, className }: Props) {
  const opening = useOpening()
  const { place, isNear } = useNearby<HTMLParagraphElement>()
  const engine = usePriceEngine(locale, opening !== null && isNear)
  const sizes = opening ? sizesOf(opening) : example
  const price = opening && engine?.price(work, sizeOf(opening))
  const approval = price?.kind === 'figure' ? price.approval : null
  return (
    <p
      ref={place}
      className={classNames('min-h-[4lh] fractions text-small leading-6 sm:min-h-[3lh]', className)}
    >
      <span className="mr-2 rounded-glass border border-current px-1.5 py-px text-caption font-semibold whitespace-nowrap">
        {texts.preview}
      </span>
      {words()}{' '}
      {action === undefined ? (
        approval && `${approval.title}: ${texts.askFirst}.`
      ) : approval ? (
        <>
          {approval.title}:{' '}
          <Link href={askAt} className="text-link outline-offset-0!">
            {texts.askFirst}
          </Link>
        </>
      ) : (
        <Link href={`${action}?${queryOf(work, sizes)}`} prefetch={false} className="text-link">
          {texts.goOn}
        </Link>
      )}
    </p>
  )

  function words(): string {
    if (opening === null) {
      return example.total === null
        ? texts.exampleNone
        : filled(texts.example, { ...sizes, total: example.total })
    }
    if (!engine) return filled(texts.yoursComing, sizes)
    switch (price?.kind) {
      case 'figure':
        return filled(texts.yours, {
          ...sizes,
          total: engine.money(price.total, price.currencyCode),
        })
      case 'blocked':
        return price.reason
      default:
        return filled(texts.yoursNone, sizes)
    }
  }
}

function sizeOf({ width, height }: Opening): OpeningSize {
  return { widthIn: width.inches, heightIn: height.inches }
}

/** Sizes say their unit: some of the builder’s fields take a bare number for feet. */
function queryOf(
  { service, finish }: OpeningWork,
  { width, height }: { width: string; height: string },
): string {
  return new URLSearchParams({
    serviceType: service,
    width: `${width}"`,
    height: `${height}"`,
    step: '3',
    ...(finish ? { finish } : {}),
  }).toString()
}
