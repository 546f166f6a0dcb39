import type { ComponentType, ReactNode } from 'react'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { Arrow } from '@/ui/page/arrow-link'
import { withFractions } from '@/ui/with-fractions'

type ScheduledService = {
  key: string
  href: string
  Drawing: ComponentType<DrawingProps>
  title: string
  text: string
  /** What it costs, or how one learns it. */
  price: ReactNode
}

type Props = { locale: Locale; services: ScheduledService[] }

/** Every kind of work on a line of its own, as an architect lists windows: drawn, named, priced. */
export function ServiceSchedule({ locale, services }: Props) {
  return (
    <ul className="border-b-[1.75px] border-text">
      {services.map(({ key, href, Drawing, title, text, price }) => (
        <li key={key} className="border-t border-rule first:border-t-0">
          <Link
            href={localHref(locale, href)}
            className="group/row grid min-h-22 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 outline-offset-[-4px] hover:bg-edge-tint/50 md:gap-x-6 lg:max-xl:min-h-17 lg:max-xl:py-1.5"
          >
            <span className="grid h-16 place-items-center lg:max-xl:h-12">
              <Drawing className="without-figures max-h-16 w-full lg:max-xl:max-h-12" />
            </span>
            <span className="grid min-w-0 gap-x-6 gap-y-2.5 md:grid-cols-[minmax(0,1fr)_10.5rem] md:items-center">
              <span>
                <span className="block font-display text-h4 leading-tight">{title}</span>
                <span className="mt-1 block text-small text-text-second">
                  {withFractions(text)}
                </span>
              </span>
              {price}
            </span>
            <Arrow
              clearsTab
              className="text-edge-mid transition-transform duration-200 group-hover/row:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
