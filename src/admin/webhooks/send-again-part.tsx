import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { WebhookDelivery } from '@/payload-types'
import { SendAgain } from './send-again'

/** Where a message to another program is sent once more. */
export async function SendAgainPart({ data }: UIFieldServerProps) {
  const { id, receiver } = data as Partial<WebhookDelivery>
  if (!id) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeWebhooks.delivery' })
  if (!receiver) return <p className="office-note">{t('noReceiver')}</p>
  const texts = { again: t('again'), note: t('note'), busy: t('busy'), failed: t('failed') }
  return <SendAgain deliveryId={id} texts={texts} />
}
