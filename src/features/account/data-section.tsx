'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { saveFile } from '@/client/save-file'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { DeletionForm } from './deletion-form'
import { ProfileSection } from './profile-section'

/** What is kept about oneself: to take along, and to have deleted. */
export function DataSection({ home, mayDelete }: { home: string; mayDelete: boolean }) {
  const t = useTranslations('account')
  const [deleting, setDeleting] = useState(false)
  const [fetching, setFetching] = useState(false)
  const section = useRef<HTMLElement>(null)
  useFocusOnExchange(section, deleting)

  async function download() {
    setFetching(true)
    if (!(await saveFile('/api/accounts/data'))) {
      notifyError({ title: t('data.failedTitle'), text: t('data.failedText') })
    }
    setFetching(false)
  }

  return (
    <ProfileSection ref={section} heading={t('data.heading')}>
      {deleting ? (
        <DeletionForm home={home} onCancel={() => setDeleting(false)} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-text-second">{t('data.lead')}</p>
          <Button busy={fetching} onClick={() => void download()}>
            {t('data.download')}
          </Button>
          {mayDelete ? (
            <Button look="quiet" className="-ml-5" onClick={() => setDeleting(true)}>
              {t('deletion.open')}
            </Button>
          ) : null}
        </div>
      )}
    </ProfileSection>
  )
}
