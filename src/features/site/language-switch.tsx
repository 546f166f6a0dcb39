'use client'

import { usePathname } from 'next/navigation'
import { localeNames, locales, localHref, withoutLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { classNames } from '@/ui/class-names'

type Props = { locale: Locale; label: string; className?: string }

/**
 * The same page in the other language, with its query: plain links, because the whole page changes. The
 * query is taken along when a link is reached for, since a page from cache does not know it.
 */
export function LanguageSwitch({ locale, label, className }: Props) {
  const path = withoutLocale(usePathname())
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex">
        {locales.map((other) => (
          <li key={other} className="not-first:border-l not-first:border-edge-line">
            <a
              href={localHref(other, path)}
              hrefLang={other}
              lang={other}
              onPointerDown={takeQuery}
              onFocus={takeQuery}
              aria-current={other === locale ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center px-3 hover:underline',
                other === locale ? 'font-medium' : 'text-edge-deep',
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
