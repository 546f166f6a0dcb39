import type { ReactNode } from 'react'
import Link from 'next/link'
import { buttonClasses } from '../button'
import { DimensionLine } from '../dimension-line'
import { OpensAgain } from '../opens-again'
import { PhoneLink } from '../phone-link'
import { CallOrWrite } from './call-or-write'
import { BrokenNow } from './broken-now'

type Props = {
  title: string
  phone: string
  /** When somebody answers: stands in the line above the number. */
  hours: { name: string; days: string[] }
  call: string
  /** What is said out of hours, and done in place of a call; null where the number is answered at any hour. */
  night: {
    emergency: { phone: string; text: string }
    closed: string
    write: { href: string; text: string }
  } | null
  visit: { href: string; text: string }
  /** A picture that fills its place. */
  aside: ReactNode
}

/** Each sentence of a heading begins a line. */
function sentences(title: string): string[] {
  return title.split(/(?<=[.?!]) /)
}

/** The number, as wide as the line above it, and something to look at. */
export function CallBand({ title, phone, hours, call, night, visit, aside }: Props) {
  const [weekdays, ...otherDays] = hours.days.filter(Boolean)
  return (
    <section className="grid overflow-hidden bg-stone md:grid-cols-[1fr_34%] lg:min-h-[40rem] lg:grid-cols-[1fr_37.5%]">
      <div className="px-(--margin) py-20 md:flex md:flex-col md:justify-center lg:py-24 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))]">
        <h2 className="max-w-[13em] text-title max-sm:text-h3 lg:text-section">
          {sentences(title).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        {phone === '' ? null : (
          <div className="mt-10 w-fit max-w-full">
            <DimensionLine className="text-small">
              <span className="whitespace-nowrap">
                <span className="max-sm:sr-only">{hours.name}: </span>
                {weekdays}
              </span>
              {otherDays.map((day) => (
                <span key={day} className="whitespace-nowrap max-xl:hidden">
                  , {day}
                </span>
              ))}
            </DimensionLine>
            <PhoneLink
              phone={phone}
              className="mt-2 block font-display text-[clamp(2.5rem,12.6vw,6.3rem)] leading-[1.05] tracking-[-0.02em] whitespace-nowrap text-edge-ink md:text-[clamp(3rem,6.9vw,6.3rem)]"
            />
            {night === null ? null : <OpensAgain text={night.closed} className="mt-3 block" />}
          </div>
        )}
        <div className="mt-10 grid gap-3 sm:flex sm:flex-wrap sm:gap-4">
          {phone === '' ? null : (
            <CallOrWrite phone={phone} call={call} write={night && night.write} />
          )}
          <Link href={visit.href} className={buttonClasses('outline', 'large')}>
            {visit.text}
          </Link>
        </div>
        {phone === '' || night === null ? null : (
          <BrokenNow {...night.emergency} className="mt-5" />
        )}
      </div>
      <div className="relative min-h-80 bg-edge-tint md:min-h-0">{aside}</div>
    </section>
  )
}
