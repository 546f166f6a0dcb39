'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { keyOf, settingsTable } from '@/domain/price-change/price-cell'
import type { ShownSet } from '@/services/price-changes/sets'
import { timeText } from '../money-text'
import { useOneAct } from '../use-one-act'

type Props = { set: ShownSet; mayWrite: boolean }

/** A set that holds, will hold, or held: what it changed, by whom and why, and the way back. */
export function HeldSet({ set, mayWrite }: Props) {
  const t = useTranslations('officePrices')
  const { isBusy, trouble, act } = useOneAct(t('publish.failed'))
  const path = '/api/office/prices/act'
  return (
    <section aria-labelledby="prices-held">
      <div className="prices-head">
        <div>
          <Link className="prices-back" href="/admin/prices" prefetch={false}>
            {t('held.back')}
          </Link>
          <h1 id="prices-held">{set.title || t('untitled')}</h1>
          <p className="prices-standing">
            <span className="prices-tag">
              {t('head.set', { id: set.id, state: t(`state.${set.state}`) })}
            </span>{' '}
            {standingOf(set)}
          </p>
        </div>
        <p className="prices-acts">
          {mayWrite && set.state === 'scheduled' ? (
            <Button
              type="button"
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => void act({ path, body: { id: set.id, act: 'stop' } })}
            >
              {t('held.stop')}
            </Button>
          ) : null}
          {mayWrite && set.state === 'published' ? (
            <Button
              type="button"
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => void act({ path, body: { id: set.id, act: 'takeBack' } })}
            >
              {t('held.takeBack')}
            </Button>
          ) : null}
        </p>
      </div>
      {trouble ? (
        <p className="office-alarm" role="alert">
          {trouble}
        </p>
      ) : null}
      <p>
        {set.author}
        {set.reason ? `: ${set.reason}` : ''}
        {set.lookedBy ? ` · ${t('publish.looked', { name: set.lookedBy })}` : ''}
      </p>
      <table className="prices-table prices-held">
        <thead>
          <tr>
            <th scope="col">{t('held.row')}</th>
            <th scope="col" className="prices-figure">
              {t('held.before')}
            </th>
            <th scope="col" className="prices-figure">
              {t('held.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {set.changes.map((change) => (
            <tr key={keyOf(change)}>
              <th scope="row">
                <a
                  href={
                    change.table === settingsTable
                      ? '/admin/globals/pricing-settings'
                      : `/admin/collections/${change.table}/${change.row}`
                  }
                >
                  {change.name}
                </a>
                {change.meant ? <small> {t('flags.settled', { why: change.meant })}</small> : null}
              </th>
              <td className="prices-figure prices-now">{figure(change.before)}</td>
              <td className="prices-figure">
                <strong>{figure(change.after)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function standingOf({ takenBackAt, publishedAt, holdsFrom, takesBack }: ShownSet): string {
    const from = takesBack === null ? '' : ` · ${t('held.takesBack', { id: takesBack })}`
    if (takenBackAt) return t('held.takenBack', { date: timeText(takenBackAt) }) + from
    if (publishedAt) return t('held.since', { date: timeText(publishedAt) }) + from
    return holdsFrom ? t('held.from', { date: timeText(holdsFrom) }) : ''
  }
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
}
