'use client'

import type { Approval } from '@/domain/glass-rules/price-opening'
import { classNames } from '@/ui/class-names'

type Props = {
  words: Record<'noFigure' | 'unread' | 'askFirst', string>
  isUnread: boolean
  /** Why it can't be made so. */
  blocked: string | null
  /** Null where there is no price to say. */
  figure: string | null
  /** What the figure is of, where a person says the price. */
  basis: string | undefined
  note: string
  /** Why the shop looks at it first. */
  approval: Approval | null
  /** Where one reaches the shop. */
  askAt: string
}

/** What the sizes of the form come to, or why they come to nothing. */
export function RailFigure(props: Props) {
  const { words, isUnread, blocked, figure, basis, note, approval, askAt } = props
  if (isUnread) return <p className="text-base">{words.unread}</p>
  if (blocked !== null) return <p className="fractions text-base">{blocked}</p>
  return (
    <>
      {figure === null ? (
        <p className="font-display text-h3 leading-tight">{words.noFigure}</p>
      ) : (
        <p
          className={classNames(
            approval
              ? 'rail-checked flex flex-wrap items-center gap-x-2.5 gap-y-1'
              : basis !== undefined && 'flex flex-wrap items-baseline gap-x-2.5',
          )}
        >
          <span
            className={classNames(
              'money text-h2 leading-none font-light',
              // what stands beside it stays where it is while the figure comes
              basis !== undefined && 'min-w-[3.6em]',
            )}
          >
            {figure}
          </span>
          {approval ? (
            <span className="rail-check">
              {approval.title}:{' '}
              <a href={askAt} className="whitespace-nowrap text-link outline-offset-0!">
                {words.askFirst}
              </a>
            </span>
          ) : basis === undefined ? null : (
            <span className="text-small text-text-second">{basis}</span>
          )}
        </p>
      )}
      <p className="rail-note fractions text-small text-text-second">{note}</p>
    </>
  )
}
