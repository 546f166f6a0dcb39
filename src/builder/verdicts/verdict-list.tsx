'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Check } from 'lucide-react'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { useVerdicts } from './use-verdicts'
import type { VerdictWords } from './use-verdicts'
import { VerdictMark } from './verdict-mark'

type Props = {
  request: QuoteRequest | null
  tables: PricingTables | null
  /** Takes the changed inputs over; without it nothing is offered. */
  onFix?: (request: QuoteRequest) => void
}

type Done = { name: string; before: QuoteRequest }

const undoMs = 10_000
/** Where a step goes that can't go on. */
const firstBlockId = 'verdict-block'

export function showFirstBlock() {
  document.getElementById(firstBlockId)?.focus()
}

/**
 * What is to be settled about the glass: what blocks it, what waits for the shop, what is good to know.
 * Each with its reason, and with the change that cures it where there is one.
 */
export function VerdictList({ request, tables, onFix }: Props) {
  const t = useTranslations('quote.verdicts')
  const verdicts = useVerdicts(request, tables)
  const [done, setDone] = useState<Done | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const firstBlock = verdicts.findIndex(({ level }) => level === 'block')

  useEffect(() => {
    if (!done) return
    line.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setDone(null), undoMs)
    return () => clearTimeout(timer)
  }, [done])

  const fix = ({ cure }: VerdictWords) => {
    if (!cure || !request || !onFix) return
    setDone({ name: cure.name, before: request })
    onFix(cure.request)
  }

  return (
    <div aria-live="polite" className="empty:hidden">
      {done ? (
        <p
          ref={line}
          tabIndex={-1}
          className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-3 border-edge-mid bg-edge-tint px-4 py-2 text-on-tint outline-none"
        >
          <Check aria-hidden="true" className="size-4.5 text-edge-mid" />
          {t('done', { cure: done.name })}
          <button
            type="button"
            className="min-h-11 text-link"
            onClick={() => {
              onFix?.(done.before)
              setDone(null)
            }}
          >
            {t('undo')}
          </button>
        </p>
      ) : null}
      {verdicts.length === 0 ? null : (
        <ol aria-label={t('label', { count: verdicts.length })} className="mt-6 grid gap-4">
          {verdicts.map((verdict, index) => (
            <li
              key={verdict.rule}
              id={index === firstBlock ? firstBlockId : undefined}
              tabIndex={index === firstBlock ? -1 : undefined}
              className={classNames(
                'flex gap-4 border bg-paper p-4 outline-none',
                verdict.level === 'block'
                  ? 'border-error-edge shadow-[inset_4px_0_0_var(--color-error)]'
                  : 'border-rule',
              )}
            >
              <VerdictMark level={verdict.level} />
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p
                  className={classNames(
                    'text-small font-semibold',
                    verdict.level === 'block' ? 'text-error' : 'text-edge-mid',
                  )}
                >
                  {t(verdict.level)}
                </p>
                <p className="font-semibold">{verdict.title}</p>
                <p className="mt-1 figures">{verdict.reason}</p>
                {verdict.section ? (
                  <p className="mt-1 text-small text-text-second">
                    {t('source', { source: verdict.section })}
                  </p>
                ) : null}
                {verdict.cure && onFix && !isOfferedBefore(verdicts, index) ? (
                  <Button
                    look={verdict.level === 'block' ? 'ink' : 'outline'}
                    onClick={() => fix(verdict)}
                    className="mt-3 min-h-11 figures"
                  >
                    {verdict.cure.label}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Two verdicts with the same cure offer it once. */
function isOfferedBefore(verdicts: readonly VerdictWords[], index: number): boolean {
  const name = verdicts[index]?.cure?.name
  return verdicts.slice(0, index).some(({ cure }) => cure?.name === name)
}
