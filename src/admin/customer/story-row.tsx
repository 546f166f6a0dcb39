import { useFormatter, useTranslations } from 'next-intl'
import type { StoryEvent } from '@/domain/customer/story'
import { moneyText } from '../money-text'
import { TakeApart } from './take-apart'

type Props = { event: StoryEvent; isToCome: boolean }

/** One thing that happened: when, what, in whose words, and its effect at the right. */
export function StoryRow({ event, isToCome }: Props) {
  const t = useTranslations('officeCustomer')
  const format = useFormatter()
  const { kind, at, about, revision, text, by, amount, currency, row, merge } = event
  const title = t(`kinds.${kind}`, {
    about: about ?? '',
    revision: revision ?? 1,
  })
  return (
    <li className={`story-${kind}`}>
      <time dateTime={at}>
        <strong>
          {format.dateTime(new Date(at), { month: 'short', day: 'numeric', year: 'numeric' })}
        </strong>
        <span>{format.dateTime(new Date(at), { hour: 'numeric', minute: '2-digit' })}</span>
      </time>
      <div>
        <p className="story-what">
          {row === null ? (
            <strong>{title}</strong>
          ) : (
            <a href={`/admin/collections/${row.collection}/${row.id}`}>{title}</a>
          )}
          {isToCome ? <em>{t('story.planned')}</em> : null}
          {by === null ? null : <small>{t('story.by', { by })}</small>}
        </p>
        {text ? <p className="story-text">{text}</p> : null}
        {merge === null ? null : <TakeApart mergeId={merge} name={about ?? ''} />}
      </div>
      <p className="story-amount">
        {amount === null || currency === null
          ? null
          : moneyText(kind === 'refunded' ? -amount : amount, currency)}
      </p>
    </li>
  )
}
