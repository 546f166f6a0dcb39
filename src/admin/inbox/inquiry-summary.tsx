import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { serviceName } from '@/i18n/service-name'
import type { Inquiry } from '@/payload-types'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import { readRequest } from '@/domain/pricing/read-request'
import { moneyText } from '../money-text'
import { sizeText } from '../quote/read-quote'

/** What somebody priced before sending it: what the sales mail says, out of the stored request. */
export async function InquirySummary({ data }: UIFieldServerProps) {
  const inquiry = data as Partial<Inquiry>
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.inquiry' })
  const { quoteConfiguration: stored, quoteTotal, quoteCurrencyCode } = inquiry
  const asked: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'request') : null
  const read = readRequest(asked)
  if (!read.ok || typeof quoteTotal !== 'number') return null
  const { panels, widthFt, heightFt, serviceType } = read.request
  const lines = linesOf(stored)
  const sizes = panels ?? [
    { widthIn: inchesOfFeet(widthFt ?? 0), heightIn: inchesOfFeet(heightFt ?? 0) },
  ]
  return (
    <section className="office-sheet" aria-label={t('label')}>
      <dl className="office-facts">
        <div>
          <dt>{t('label')}</dt>
          <dd>
            <strong>{serviceName(defaultLocale, serviceType)}</strong>
            {lines.length > 0
              ? lines.map((line, index) => <span key={index}>{line}</span>)
              : sizes.map((size, index) => (
                  <span key={index}>{t('size', { size: sizeText(size) })}</span>
                ))}
          </dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd className="office-figure">{moneyText(quoteTotal, quoteCurrencyCode ?? 'USD')}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Glass, sizes and hardware in words; inquiries of earlier releases have none. */
function linesOf(stored: unknown): string[] {
  const lines: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'lines') : null
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []
}
