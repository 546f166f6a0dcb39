import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'
import { phoneText } from '@/domain/customer/phone-text'
import { telLink } from '../tel-link'
import { answerField } from '../inbox/answer-field'
import type { MorningRow } from './desk/morning-row'
import { RowActs, RowOfDesk } from './desk/row-acts'

export type Row = {
  key: number
  href: string
  who: string
  phone?: string | null | undefined
  what: ReactNode
  why: string
  money?: string
  /** What is done about it. */
  act: string
  /** Where it is done at once with an answer: the field of the answer has the focus there. */
  actKey?: 'reply'
  /** What can be done or rest from here. */
  row?: MorningRow
}

type Props = {
  title: string
  count: number
  note: string
  list: string
  rows: Row[]
}

const most = 3

/** Those who wait for the same thing, the first of them, and the way to the rest. */
export async function Group({ title, count, note, list, rows }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  if (count === 0) return null
  const shown = rows.slice(0, most)
  return (
    <section className="today-group">
      <div>
        <h2>
          {title} <small>{count}</small>
        </h2>
        <p>{note}</p>
      </div>
      <ul>
        {shown.map(({ key, href, who, phone, what, why, money, act, actKey, row }) => (
          <RowOfDesk key={key} row={row ?? href}>
            <p className="today-who">
              <a href={href}>{who}</a>
              {phone ? <a href={telLink(phone)}>{phoneText(phone)}</a> : null}
            </p>
            <p className="today-what">{what}</p>
            <p className="today-why">{why}</p>
            <p className="today-money">{money}</p>
            <div className="today-acts">
              {row ? <RowActs row={row} /> : null}
              <a
                className="today-act"
                data-act={actKey}
                href={actKey ? `${href}#${answerField}` : href}
                aria-label={`${act}: ${who}`}
              >
                {act}
              </a>
            </div>
          </RowOfDesk>
        ))}
      </ul>
      {count > shown.length ? (
        <a className="today-more" href={list}>
          {t('more', { count: count - shown.length })}
        </a>
      ) : null}
    </section>
  )
}
