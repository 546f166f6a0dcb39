import type { Locale } from '@/config/locales'
import account from './en/account.json'
import common from './en/common.json'
import crm from './en/crm.json'
import home from './en/home.json'
import mail from './en/mail.json'
import meta from './en/meta.json'
import payment from './en/payment.json'
import quote from './en/quote.json'

const en = { account, common, crm, home, mail, meta, payment, quote }

export type Messages = typeof en

const catalogues: Record<Locale, Messages> = { en }

/** Every text of the interface in one language, by feature. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]
}
