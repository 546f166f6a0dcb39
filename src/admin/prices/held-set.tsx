'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { keyOf, settingsTable } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceChange } from '@/domain/price-change/price-cell'
import type { ShownSet } from '@/services/price-changes/sets'
import { useOneAct } from '../use-one-act'
import { setName, setStanding } from './set-words'
import { TakeBack } from './take-back'
import { keepJustDone, useJustDone } from './use-just-done'

type Props = { set: ShownSet; cells: PriceCell[]; mayWrite: boolean }

/** A set that holds, will hold, or held: what it changed, by whom and why, and the way back. */
export function HeldSet({ set, cells, mayWrite }: Props) {
  const t = useTranslations('officePrices')
  const { isBusy, trouble, act } = useOneAct(t('publish.failed'))
  const [done, heading] = useJustDone(set.id)
  const path = '/api/office/prices/act'
  return (
    <section aria-labelledby="prices-held">
      <div className="prices-head">
        <div>
          <Link className="prices-back" href="/admin/prices" prefetch={false}>
            {t('held.back')}
          </Link>
          <h1 id="prices-held" ref={heading} tabIndex={-1}>
            {setName(t, set)}
          </h1>
          <p className="prices-standing">
            <span className="prices-tag">
              {t('head.set', { id: set.id })} · {setStanding(t, set, cells)}
            </span>
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
            <TakeBack
              set={set}
              isBusy={isBusy}
              onTakeBack={() =>
                void act({
                  path,
                  body: { id: set.id, act: 'takeBack' },
                  onDone: () => keepJustDone(set.id, 'takenBack'),
                })
              }
            />
          ) : null}
        </p>
      </div>
      <p className="prices-done" role="status">
        {done === null ? null : t(`held.done.${set.state === 'scheduled' ? 'scheduled' : done}`)}
      </p>
      {trouble ? (
        <p className="office-alarm" role="alert">
          {trouble}
        </p>
      ) : null}
      <p>
        {set.author}
        {saidOf(set)}
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
            <th scope="col" className="prices-figure">
              {t('held.today')}
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
              <td className="prices-figure prices-now">{figure(change.after)}</td>
              <td className="prices-figure">{today(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function saidOf({ takesBack, title, reason }: ShownSet): string {
    if (takesBack !== null) {
      return ` · ${t('held.was', { id: takesBack, title: title || t('untitled') })}`
    }
    return reason ? `: ${reason}` : ''
  }

  function today(change: PriceChange) {
    const cell = cells.find((each) => keyOf(each) === keyOf(change))
    return cell ? <strong>{figure(cell.now)}</strong> : <small>{t('held.gone')}</small>
  }
}

function figure(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
}
