import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { WebhookReceiver } from '@/payload-types'
import { timeText } from '../money-text'
import { ReceiverSecret } from './receiver-secret'

/** Whether the secret of a receiver was shown, and where it is made and shown. */
export async function ReceiverSecretPart({ data }: UIFieldServerProps) {
  const { id, secretShownAt, secretShownTo } = data as Partial<WebhookReceiver>
  if (!id) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeWebhooks.secret' })
  const isShown = Boolean(secretShownAt)
  return (
    <ReceiverSecret
      receiverId={id}
      texts={{
        title: t('title'),
        note: t('note'),
        state: secretShownAt
          ? t('seen', { who: secretShownTo ?? '', date: timeText(secretShownAt) })
          : t('never'),
        make: isShown ? t('renew') : t('show'),
        makeNote: isShown ? t('renewNote') : '',
        once: t('once'),
        copy: t('copy'),
        copied: t('copied'),
        failed: t('failed'),
      }}
    />
  )
}
