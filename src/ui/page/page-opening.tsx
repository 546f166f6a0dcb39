import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { unbroken } from './unbroken'
import { withFractions } from '../with-fractions'

type Props = {
  /** A figure or a word set in the dimension line above the heading. */
  above?: ReactNode
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** A drawing or a picture beside the words. */
  aside?: ReactNode
  tone?: 'ground' | 'stone' | 'tint' | 'ink'
}

const tones = {
  ground: '',
  stone: 'bg-stone',
  tint: 'bg-edge-tint',
  ink: 'bg-edge-ink text-ground',
} as const

/** What a page opens with: its one heading, a sentence or two, and something to look at. */
export function PageOpening({ above, title, lead, children, aside, tone = 'ground' }: Props) {
  return (
    <section className={tones[tone]}>
      <div
        className={classNames(
          'page grid items-center gap-x-6 gap-y-12 pt-14 pb-16 lg:pt-24 lg:pb-24',
          aside ? 'md:grid-cols-2 md:gap-x-8 lg:gap-x-6' : null,
        )}
      >
        <div className={aside ? 'lg:pr-10' : 'max-w-3xl'}>
          {above ? <div className="mb-8 max-w-sm">{above}</div> : null}
          <h1
            className={classNames(
              'text-opening leading-[1.04] lg:text-display',
              aside ? 'md:text-h2' : 'md:text-h1',
            )}
          >
            {unbroken(title)}
          </h1>
          {lead ? (
            <p
              className={classNames(
                'mt-6 max-w-[58ch] text-intro md:text-lead',
                tone === 'ink' ? 'text-stone' : 'text-text-second',
              )}
            >
              {typeof lead === 'string' ? withFractions(lead) : lead}
            </p>
          ) : null}
          {children ? <div className="mt-9 flex flex-wrap gap-4">{children}</div> : null}
        </div>
        {aside ? <div>{aside}</div> : null}
      </div>
    </section>
  )
}
