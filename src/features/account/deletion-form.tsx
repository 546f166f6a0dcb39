'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { forgetVisitor } from '@/client/sign-out'
import { deletionSchema } from '@/domain/account/deletion'
import type { Deletion } from '@/domain/account/deletion'
import { Button } from '@/ui/button'
import { notify, notifyError } from '@/ui/toast'
import { CancelButton } from './cancel-button'
import { useProblemWords, useRefusalWords } from './form-words'
import { PasswordField } from './password-field'
import { StandingTrouble } from './standing-trouble'

const fields = ['currentPassword'] as const
const stays = 409

/** Says what goes and what stays, and deletes one's own account for whoever types its password. */
export function DeletionForm({ home, onCancel }: { home: string; onCancel: () => void }) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const refusalWords = useRefusalWords()
  const router = useRouter()
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [isGone, setIsGone] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm<Deletion>({
    resolver: zodResolver(deletionSchema),
  })
  const { errors, isSubmitting } = formState

  async function remove(wish: Deletion) {
    setObstacle(null)
    const sent = await callApi('POST', '/api/accounts/delete', wish)
    if (sent.ok) {
      setIsGone(true)
      await forgetVisitor()
      notify({ title: t('deletion.success.title'), text: t('deletion.success.text') })
      router.replace(home)
      router.refresh()
      return
    }
    if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
    const words = refusalWords(sent)
    if (sent.kind === 'refused' && sent.status === stays) setObstacle(words)
    notifyError({ title: t('deletion.errorTitle'), text: words })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(remove)} className="grid gap-5">
      <p>{t('deletion.text')}</p>
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={wordsOf(errors.currentPassword)}
        {...register('currentPassword')}
      />
      {obstacle === null ? null : <StandingTrouble>{obstacle}</StandingTrouble>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={isSubmitting || isGone}>
          {t('deletion.submit')}
        </Button>
        <CancelButton onCancel={onCancel} disabled={isSubmitting || isGone}>
          {t('deletion.cancel')}
        </CancelButton>
      </div>
    </form>
  )
}
