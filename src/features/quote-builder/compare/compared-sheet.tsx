import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { EdgeAtLifeSize } from '@/drawings/illustrations/edge-at-life-size'
import { classNames } from '@/ui/class-names'

type Props = {
  label: string
  name: string
  /** Null while it is asked for. */
  price: string | null
  /** How much more or less than the other one that is. */
  apart?: string | null
  edge: { thicknessIn: number; isUnit: boolean; isPale: boolean; said: string }
  facts: readonly string[]
  drawing: ReactNode
  isHere?: boolean
  children?: ReactNode
}

/**
 * One of the two: what it is, its drawing, its edge in life size, and what it comes to. On a phone the two stand under
 * each other: their prices come first, and the estimate's own drawing is at the top of its page.
 */
export function ComparedSheet({ label, name, price, edge, facts, drawing, ...rest }: Props) {
  const t = useTranslations('quote.compare')
  const { isHere = false, apart, children } = rest
  const { said, ...drawn } = edge
  return (
    <section
      aria-label={`${label}: ${name}`}
      className={classNames(
        // beside each other, the two have their parts at one height
        'grid min-w-0 grid-rows-[auto_auto_1fr] border-t-2 md:row-span-3 md:grid-rows-subgrid',
        isHere ? 'border-edge-ink' : 'border-transparent',
      )}
    >
      <p className="flex items-baseline justify-between gap-4 px-4.5 pt-3.5">
        <strong className="fractions text-body font-semibold">{name}</strong>
        <span
          className={classNames(
            'shrink-0 text-small',
            isHere ? 'font-semibold text-edge-ink' : 'text-text-second',
          )}
        >
          {label}
        </span>
      </p>
      <div className="grid items-center gap-y-2 max-sm:order-last max-sm:border-t max-sm:border-rule max-sm:pt-3 sm:max-md:grid-cols-[minmax(0,1fr)_8.5rem] lg:grid-cols-[minmax(0,1fr)_8.5rem]">
        <div className={classNames('min-w-0', isHere && 'max-sm:hidden')}>{drawing}</div>
        <figure className="flex items-end gap-3 px-4.5 pb-3 sm:max-md:block sm:max-md:pl-0 lg:block lg:pl-0">
          <EdgeAtLifeSize {...drawn} />
          <figcaption className="mt-2 text-small text-balance text-text-second">
            <span className="block fractions font-semibold text-text">{said}</span>
            {t('lifeSize')}
          </figcaption>
        </figure>
      </div>
      <div className="flex grow flex-col border-rule px-4.5 pt-1 pb-4.5 sm:border-t sm:pt-3.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="money text-h3">{price ?? '…'}</span>
          {apart ? (
            <span className="figures text-base font-semibold text-edge-ink">{apart}</span>
          ) : null}
        </p>
        <ul className="mt-1.5 grid gap-1 text-base text-pretty text-text-second">
          {facts.map((fact) => (
            <li key={fact} className="fractions">
              {fact}
            </li>
          ))}
        </ul>
        {children ? <div className="mt-auto pt-4">{children}</div> : null}
      </div>
    </section>
  )
}
