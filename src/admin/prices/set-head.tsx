'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import type { PriceCell } from '@/domain/price-change/price-cell'
import { setStanding } from './set-words'
import type { DraftSetState } from './use-draft-set'

type Props = {
  state: DraftSetState
  cells: PriceCell[]
  isReading: boolean
  onCsv: () => void
}

/** The name of the draft, whether it is kept, and the way back and out. */
export function SetHead({ state, cells, isReading, onCsv }: Props) {
  const t = useTranslations('officePrices')
  const { draft, change, undo, keeping, trouble, said } = state
  const { set } = said
  return (
    <div className="prices-head">
      <div>
        <input
          className="prices-name"
          aria-label={t('head.name')}
          placeholder={t('head.nameHint')}
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <p className="prices-standing">
          {set === null ? (
            t('newTitle')
          ) : (
            <span className="prices-tag">
              {t('head.set', { id: set.id })} · {setStanding(t, set, cells)}
            </span>
          )}{' '}
          <span role="status">
            {keeping === 'busy' || keeping === 'waiting' ? t('head.saving') : null}
            {keeping === 'clean' && set !== null ? t('head.saved') : null}
            {keeping === 'failed' ? (trouble ?? t('head.notSaved')) : null}
          </span>
        </p>
      </div>
      <p className="prices-acts">
        <Button
          type="button"
          size="medium"
          buttonStyle="secondary"
          disabled={undo === null}
          onClick={() => undo?.()}
        >
          {t('head.undo')}
        </Button>
        <Button
          type="button"
          size="medium"
          buttonStyle="secondary"
          onClick={onCsv}
          extraButtonProps={{ 'aria-expanded': isReading }}
        >
          {t('head.csvIn')}
        </Button>
        <a
          className="btn btn--style-secondary btn--size-medium"
          href="/api/office/prices/csv"
          download
        >
          {t('head.csvOut')}
        </a>
      </p>
    </div>
  )
}
