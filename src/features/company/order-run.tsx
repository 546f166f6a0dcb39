import type { CSSProperties } from 'react'
import { workingDaysUntilVisit } from '@/domain/booking/order-dates'
import type { OrderDates } from '@/domain/booking/order-dates'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { unbroken } from '@/ui/page/unbroken'
import { isToScale } from './run-scale'
import './order-run.css'

type Props = {
  words: PageWords<'about'>['order']
  /** When an order of today is measured and installed; null while the shop has not said so. */
  dates: OrderDates | null
  warranty: string
}

/** What becomes of an order, day by day. */
export function OrderRun({ words, dates, warranty }: Props) {
  const untilVisit = dates && workingDaysUntilVisit(dates)
  const days = dates && {
    price: untilVisit ?? 0,
    measure: dates.installDays.least,
    install: Math.max(1, dates.installDays.most - dates.installDays.least),
  }
  // below that the words ask for more than their days
  const hasScale = days !== null && isToScale(days)
  const figures = dates && {
    days: String(untilVisit),
    least: String(dates.installDays.least),
    most: String(dates.installDays.most),
  }
  const steps = [
    { key: 'price', when: words.price.when },
    { key: 'measure', when: figures && withFigures(words.measure.when, figures) },
    { key: 'install', when: figures && withFigures(words.install.when, figures) },
    { key: 'stands', when: warranty === '' ? null : withFigures(words.stands.when, { warranty }) },
  ] as const
  const spans = days && {
    '--days-1': `${days.price}fr`,
    '--days-2': `${days.measure}fr`,
    '--days-3': `${days.install}fr`,
  }
  return (
    <section className="page py-24 md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr] md:max-lg:gap-x-8 lg:py-32">
      <div>
        <h2 className="text-title lg:text-section">{words.title}</h2>
        <p className="mt-4 max-w-[34ch] text-intro text-text-second lg:max-w-none">
          {hasScale ? <span className="hidden xl:inline">{words.lead}</span> : null}
          <span className={hasScale ? 'xl:hidden' : ''}>{words.leadWithout}</span>
        </p>
      </div>
      <ol className="run max-md:mt-12 lg:mt-16" style={spans as CSSProperties}>
        {steps.map(({ key, when }) => (
          <li key={key} className="run-step">
            {days && key !== 'stands' ? (
              <span
                aria-hidden="true"
                className={key === 'install' ? 'run-days run-window' : 'run-days'}
                style={{ '--count': days[key] } as CSSProperties}
              />
            ) : null}
            <h3 className="text-h4 text-edge-ink lg:text-h3">{words[key].title}</h3>
            {when ? <p className="mt-1 font-medium text-edge-mid">{when}</p> : null}
            <p className="mt-3 max-w-[34ch] text-text-second">{unbroken(words[key].text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
