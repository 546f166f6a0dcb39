'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { timeText } from '../money-text'
import { useOneAct } from '../use-one-act'
import type { DraftSetState } from './use-draft-set'
import { keepJustDone } from './use-just-done'

type Props = { state: DraftSetState; actorId: number }

/** Whether the draft can be published, what is missing, and the acts that are left. */
export function PublishPart({ state, actorId }: Props) {
  const t = useTranslations('officePrices')
  const { draft, keep, keeping, said, idOf } = state
  const { isBusy, trouble, act, refuse } = useOneAct(t('publish.failed'))
  const [isSure, setSure] = useState(false)
  const { set, missing } = said
  const count = set?.changes.length ?? 0
  // a first change is on its way to the server, which says what is missing
  const nothing = keeping === 'clean' ? (['changes'] as const) : []
  const at = instantOf(draft.holdsFrom, timeZone)
  const isLater = at !== null && at > new Date()
  const date = at === null ? '' : timeText(at.toISOString())
  const isReady = missing.length === 0 && set !== null && keeping === 'clean'
  const asksForLook = missing.includes('look')
  const isAuthor = set?.authorId === null || set?.authorId === actorId

  async function carryOut(name: 'publish' | 'askForLook' | 'look' | 'discard') {
    // what is still to be kept is part of it
    if (keeping !== 'clean' && !(await keep())) return
    const id = idOf()
    if (id === undefined) return refuse(t('publish.failed'))
    await act({
      path: '/api/office/prices/act',
      body: { id, act: name },
      onDone: () => {
        if (name === 'discard') window.history.replaceState(null, '', '/admin/prices')
        if (name === 'publish') keepJustDone(id, 'published')
      },
    })
  }

  return (
    <section className="prices-publish" aria-labelledby="prices-publish">
      <h3 id="prices-publish">
        {missing.length === 0 && set !== null ? t('publish.ready') : t('publish.notReady')}
      </h3>
      {set?.trouble ? (
        <p className="office-alarm">{t('publish.trouble', { names: set.trouble })}</p>
      ) : null}
      <ul aria-live="polite">
        {(set === null ? nothing : missing).map((what) => (
          <li key={what}>{t(`missing.${what}`)}</li>
        ))}
      </ul>
      {count > 0 ? (
        <p>
          {t('publish.what', {
            count,
            when: isLater ? t('publish.at', { date }) : t('publish.atOnce'),
          })}
        </p>
      ) : null}
      {set?.lookedAt ? <p>{t('publish.looked', { name: set.lookedBy })}</p> : null}
      {asksForLook && set?.lookAskedAt && isAuthor ? <p>{t('publish.asked')}</p> : null}
      {trouble ? (
        <p className="office-alarm" role="alert">
          {trouble}
        </p>
      ) : null}
      <p className="prices-acts">
        {asksForLook && isAuthor && !set?.lookAskedAt ? (
          <Button
            type="button"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => void carryOut('askForLook')}
          >
            {t('publish.ask')}
          </Button>
        ) : null}
        {asksForLook && !isAuthor ? (
          <Button
            type="button"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => void carryOut('look')}
          >
            {t('publish.look')}
          </Button>
        ) : null}
        <Button
          type="button"
          disabled={!isReady || isBusy}
          onClick={() => void carryOut('publish')}
        >
          {isLater ? t('publish.on', { date }) : t('publish.now')}
        </Button>
        {set === null ? null : isSure ? (
          <span className="prices-sure">
            {t('publish.discardSure')}{' '}
            <button type="button" className="prices-link" onClick={() => void carryOut('discard')}>
              {t('publish.yes')}
            </button>{' '}
            <button type="button" className="prices-link" onClick={() => setSure(false)}>
              {t('publish.no')}
            </button>
          </span>
        ) : (
          <button type="button" className="prices-link" onClick={() => setSure(true)}>
            {t('publish.discard')}
          </button>
        )}
      </p>
    </section>
  )
}
