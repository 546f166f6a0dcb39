import Link from 'next/link'
import { classNames } from '../class-names'

type ArrowProps = {
  className?: string
  /** At the end of a row as wide as the page: Sandra's tab stands in the margin right beside it. */
  clearsTab?: boolean
}

/** The long arrow of the site's links. */
export function Arrow({ className, clearsTab = false }: ArrowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 12"
      fill="none"
      className={classNames('h-3 w-6 shrink-0', clearsTab && 'lg:max-[88rem]:me-6', className)}
    >
      <path d="M0 6h22.5M17.5 1l5 5-5 5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

type Props = { href: string; children: string; className?: string }

export function ArrowLink({ href, children, className }: Props) {
  return (
    <Link
      href={href}
      className={classNames(
        'group/arrow inline-flex min-h-11 items-center gap-3.5 font-semibold text-edge-mid hover:text-edge-ink',
        className,
      )}
    >
      {children}
      <Arrow className="transition-transform duration-200 group-hover/arrow:translate-x-1" />
    </Link>
  )
}
