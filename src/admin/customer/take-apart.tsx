'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useOneAct } from '../use-one-act'

/** On a merge in the story, for as long as it can be taken back. */
export function TakeApart({ mergeId, name }: { mergeId: number; name: string }) {
  const t = useTranslations('officeCustomer.merge')
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  return (
    <>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        aria-label={t('apartNamed', { name })}
        onClick={() => void act({ path: '/api/office/customers/merge/undo', body: { mergeId } })}
      >
        {t('apart')}
      </Button>
      <p role="alert">{trouble}</p>
    </>
  )
}
