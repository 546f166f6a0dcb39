import type { Locale } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'
import { wholeTime } from '@/i18n/whole-time'
import { DimensionLine } from '@/ui/dimension-line'
import { daysTogether } from '@/i18n/days-together'

type Props = { locale: Locale; start: string; end: string; isOff?: boolean; withDay?: boolean }

/** A visit on the line of its day: the date above it where no heading names it, from when until when in it. */
export function WhenLine({ locale, start, end, isOff = false, withDay = true }: Props) {
  const format = siteFormatter(locale)
  const [from, until] = [new Date(start), new Date(end)]
  const day = format.dateTime(from, { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <p className={isOff ? 'text-text-second line-through' : undefined}>
      {withDay ? (
        <span className="block font-display text-h3 text-edge-ink first-letter:uppercase lg:text-title">
          {daysTogether(day)}
        </span>
      ) : null}
      <DimensionLine className="mt-4 max-w-sm text-body whitespace-nowrap">
        {wholeTime(format.dateTimeRange(from, until, { timeStyle: 'short' }))}
      </DimensionLine>
    </p>
  )
}
