import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { Waiting } from '@/services/office/what-waits'
import { figureKeys, figureNames } from './group-names'

/** What waits, counted; each figure opens the rows that it counted. */
export async function Figures({ waiting }: { waiting: Waiting }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  const shown = figureNames.filter((name) => waiting[name] !== null)
  return (
    <ul className="today-figures">
      {shown.map((name, index) => {
        const waits = waiting[name]
        if (waits === null) return null
        const isUrgent = waits.count > 0 && (name === 'held' || name === 'disputes')
        return (
          <li key={name} className={isUrgent ? 'today-urgent' : undefined}>
            <a href={waits.list} data-figure={index + 1}>
              <strong className={waits.count === 0 ? 'today-none' : undefined}>
                {isUrgent ? '⚠ ' : null}
                {waits.count}
              </strong>
              <span>{t(`figures.${name}`)}</span>
              {figureKeys[index] ? <kbd aria-hidden="true">{figureKeys[index]}</kbd> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
