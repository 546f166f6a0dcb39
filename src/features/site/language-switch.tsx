'use client'

import { usePathname } from 'next/navigation'
import { localeNames, locales, localHref, withoutLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { classNames } from '@/ui/class-names'

type Props = {
  locale: Locale
  label: string
  className?: string
  /** What it stands on. */
  look?: keyof typeof looks
}

const looks = {
  ink: { rule: 'not-first:border-edge-line', other: 'text-edge-deep' },
  ground: { rule: 'not-first:border-rule', other: 'text-text-second' },
}

/**
 * The same page in the other language, with its query: plain links, because the whole page changes. The
 * query is taken along when a link is reached for, since a page from cache does not know it.
 */
export function LanguageSwitch({ locale, label, className, look = 'ink' }: Props) {
  const { rule, other: quiet } = looks[look]
  const path = withoutLocale(usePathname())
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex">
        {locales.map((other) => (
          <li key={other} className={classNames('not-first:border-l', rule)}>
            <a
              href={localHref(other, path)}
              hrefLang={other}
              lang={other}
              onPointerDown={takeQuery}
              onFocus={takeQuery}
              aria-current={other === locale ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center px-3 hover:underline',
                other === locale ? 'font-medium' : quiet,
              )}
            >
              <span className="max-sm:sr-only">{localeNames[other]}</span>
              <span aria-hidden="true" className="uppercase sm:hidden">
                {other}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function takeQuery({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  currentTarget.search = window.location.search
}
