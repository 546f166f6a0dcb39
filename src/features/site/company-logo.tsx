import Link from 'next/link'
import { classNames } from '@/ui/class-names'
import { CompanyMark } from './company-mark'

type Props = { name: string; href: string; onInk?: boolean }

/** The mark and the name; the name's last word says the trade and is set lighter. */
export function CompanyLogo({ name, href, onInk = false }: Props) {
  const words = name.split(' ')
  const trade = words.length > 1 ? words.at(-1) : undefined
  const proper = trade === undefined ? name : words.slice(0, -1).join(' ')
  return (
    // every page has it, and few readers of a page go home: the home page is not fetched ahead
    <Link
      href={href}
      prefetch={false}
      className={classNames(
        'flex min-h-11 shrink-0 items-center gap-3 font-display text-h4 leading-none font-medium tracking-tight whitespace-nowrap',
        onInk ? 'text-ground' : 'text-edge-ink',
      )}
    >
      <CompanyMark className="h-8 w-7 shrink-0" />
      <span>
        {proper}
        {trade === undefined ? null : (
          <span className={classNames('font-normal', onInk ? 'text-edge-deep' : 'text-edge-mid')}>
            {' '}
            {trade}
          </span>
        )}
      </span>
    </Link>
  )
}
