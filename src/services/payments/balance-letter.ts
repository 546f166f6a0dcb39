import 'server-only'
import { formattingLocales } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import { siteFormatter } from '@/i18n/site-formatter'
import type { MailMessage } from '@/mail/mail-message'
import { billOfQuote } from '../quotes/bill-of-quote'
import { localeOfPayment } from './locale-of-payment'
import type { ToCustomer } from './payment-letter'
import { texts, numberOf, messageOf, toPage, companyOf, moneyOf, sumRows } from './payment-letter'

/**
 * Tells the customer that the sizes are final, so that the rest can be paid, and that nobody comes to
 * measure any more where he still expects it.
 */
export async function balanceLetter(
  { req, quote, payment, to }: ToCustomer,
  needless: { start: string }[] = [],
): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const money = (amount: number) =>
    formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale])
  const { in: paid, back } = await moneyOf(req, quote)
  const amounts = { paid: money(paid), back: money(back), owed: money(quote.balanceDue) }
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('balance.subject', { number }),
      heading: t('balance.heading'),
      paragraphs: [
        t(back > 0 ? 'balance.textBack' : 'balance.text', {
          number,
          company: company.name,
          ...amounts,
        }),
        ...needless.map(({ start }) =>
          t('balance.noVisit', {
            day: siteFormatter(locale).dateTime(new Date(start), {
              weekday: 'long',
              month: 'long',
              day: 'numeric',
            }),
          }),
        ),
      ],
      moreRows: back > 0 ? await sumRows(req, locale, quote) : [],
      bill: await billOfQuote({ req, quote, locale }),
      action: toPage(locale, quote, t('balance.action')),
    },
  )
}
