import type { ReactNode } from 'react'
import Link from 'next/link'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'

/** What each service is said to have. */
export const points = ['a', 'b', 'c'] as const

type DetailName = 'showers' | 'windows' | 'commercial'

/** What a service is, in words, and the way on. */
export function Detail({
  name,
  words,
  children,
}: {
  name: DetailName
  words: PageWords<'services'>['details']
  children: ReactNode
}) {
  const { title, text, points: said } = words[name]
  return (
    <div>
      <h3 className="text-h3 lg:text-title">{title}</h3>
      <p className="mt-4 max-w-[52ch]">{withFractions(text)}</p>
      <ul className="mt-6">
        {points.map((point) => (
          <li key={point} className="border-t border-rule-stone py-3">
            {withFractions(said[point])}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

export function Ask({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={classNames('mt-6', buttonClasses('ink', 'large'))}>
      {children}
    </Link>
  )
}
