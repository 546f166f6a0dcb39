import { filled } from '@/client/opening/opening-texts'
import { formatInches } from '@/domain/measure/format-length'
import type { useEntry } from './entry-desk'

export type CardTexts = Record<
  'inches' | 'about' | 'assumed' | 'assumedNoTax' | 'rest' | 'restFits' | 'beyond' | 'carryOn',
  string
>

type Props = {
  price: ReturnType<typeof useEntry>['price']
  widthIn: number
  heightIn: number
  /** What stays open beside the glass. */
  restIn: number
  /** Larger than the picture has room for. */
  isBeyond: boolean
  /** Where the builder goes on with it. */
  href: string
  texts: CardTexts
}

const leastPanelIn = 3

/** What the size that is drawn over the picture comes to, and the way on. */
export function OpeningCard({ price, widthIn, heightIn, restIn, isBeyond, href, texts }: Props) {
  return (
    <div className="absolute top-3 right-3 z-10 w-52 rounded-glass bg-ground p-3 text-text shadow-float max-md:hidden lg:max-xl:right-2 lg:max-xl:w-46 xl:right-6 xl:w-63 xl:p-4">
      {isBeyond ? (
        <p className="text-small">{texts.beyond}</p>
      ) : (
        <>
          <p className="figures font-semibold text-edge-ink">
            {filled(texts.inches, {
              width: formatInches(widthIn),
              height: formatInches(heightIn),
            })}
          </p>
          {price.kind === 'figure' && !price.approval ? (
            <p className="mt-0.5 money text-title leading-10 lg:max-xl:text-h3">
              <span className="text-h4 lg:max-xl:text-lead">{texts.about}</span> {price.about}
            </p>
          ) : null}
          <p className="mt-1 fractions text-caption text-text-second">
            {price.kind === 'figure' && price.approval
              ? price.approval.reason
              : price.kind === 'figure'
                ? filled(price.hasTax ? texts.assumed : texts.assumedNoTax, {
                    inches: price.assumed.inches ?? price.assumed.glass,
                    finish: price.assumed.finish.toLowerCase(),
                  })
                : price.kind === 'blocked'
                  ? price.reason
                  : null}{' '}
            {restIn > 0
              ? filled(restIn >= leastPanelIn ? texts.restFits : texts.rest, {
                  rest: formatInches(restIn),
                })
              : null}
          </p>
        </>
      )}
      <a href={href} className="mt-2 inline-flex min-h-11 items-center font-semibold text-link">
        {texts.carryOn}
      </a>
    </div>
  )
}
