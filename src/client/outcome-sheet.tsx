import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { DimensionLine } from '@/ui/dimension-line'
import { Spinner } from '@/ui/button'
import { wholeFigures } from './whole-figures'

export type SheetTone = 'waiting' | 'good' | 'neutral' | 'bad'

type Props = {
  tone: SheetTone
  title: string
  text: string
  /** What the dimension line measures: the number of the quote. */
  figure?: string | undefined
  children?: ReactNode
  actions?: ReactNode
}

const icons = { good: CircleCheck, neutral: CircleX, bad: CircleAlert }

/** One outcome of a payment, as a sheet; it is announced when it changes. */
export function OutcomeSheet({ tone, title, text, figure, children, actions }: Props) {
  return (
    <div className="page py-10 md:py-20">
      <section
        role={tone === 'bad' ? 'alert' : 'status'}
        aria-busy={tone === 'waiting'}
        className="mx-auto max-w-2xl border border-rule bg-paper p-6 md:p-12"
      >
        <span
          aria-hidden="true"
          className={classNames('block', tone === 'bad' ? 'text-error' : 'text-edge-mid')}
        >
          {tone === 'waiting' ? <Spinner className="size-9 border-3" /> : <ToneIcon tone={tone} />}
        </span>
        <h1 className="mt-5 text-title md:text-h2">{wholeFigures(title)}</h1>
        <p className="mt-4 max-w-lg">{wholeFigures(text)}</p>
        {figure === undefined ? null : (
          <div className="mt-8">
            <DimensionLine>
              <span className="money text-h4 whitespace-nowrap">{figure}</span>
            </DimensionLine>
          </div>
        )}
        {children}
        {actions ? <div className="mt-10 flex flex-wrap gap-x-6 gap-y-4">{actions}</div> : null}
      </section>
    </div>
  )
}

function ToneIcon({ tone }: { tone: Exclude<SheetTone, 'waiting'> }) {
  const Icon = icons[tone]
  return <Icon className="size-9" strokeWidth={1.5} />
}
