import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { formatWorkedOut } from '@/domain/measure/format-length'
import { waitsAsSaved } from '@/domain/quote/approval'
import { saidAlike } from '@/domain/quote/paper'
import { serviceName } from '@/i18n/service-name'
import type { Quote } from '@/payload-types'
import { drawnQuotes } from '@/services/quotes/drawn-quotes'
import { inputsOf } from '@/services/quotes/stored-quote'
import { findRevision } from '@/services/revisions/find-revision'
import { officeContentOf } from '@/services/revisions/office-content'
import { actorOf } from '../actor-of'
import { DisputeNotice } from '../payment/dispute-notice'
import { dateText } from '../money-text'
import { PaperSummary } from './paper-summary'
import { PlaceFacts } from './place-facts'
import { QuoteApproval } from './quote-approval'
import { QuoteLines } from './quote-lines'
import { QuoteStanding } from './quote-standing'
import { readStoredQuote, sizeText } from './read-quote'
import { WorkFigure } from './work-figure'

/** A saved quote as the office reads it: for whom, what, and every line of its price. */
export async function QuoteSummary({ data, payload, user }: UIFieldServerProps) {
  const quote = data as Partial<Quote>
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote' })
  if (!quote.id || quote.totalCost === undefined) return <p className="office-note">{t('empty')}</p>
  const revision = await findRevision({ payload }, quote.id, quote.currentRevision ?? 1)
  const paper = officeContentOf(revision?.content)?.paper
  const works = paper
    ? []
    : ((await drawnQuotes({ payload }, [quote as Quote])).get(quote.id) ?? [])
  const { glass, finish, panels, hardware } = readStoredQuote(quote)
  const service = serviceName(defaultLocale, quote.serviceTypeContext ?? '')
  const until = quote.paidAt
    ? t('paidOn', { date: dateText(quote.paidAt) })
    : quote.validUntil && !quote.amountPaid
      ? t('validUntil', { date: dateText(quote.validUntil) })
      : null
  return (
    <section className="office-sheet" aria-label={t('label')}>
      <DisputeNotice payload={payload} user={user} quoteIds={[quote.id]} />
      {quote.waitsFor && worksWithCustomers(actorOf(user)) ? (
        waitsAsSaved(quote) ? (
          <QuoteApproval payload={payload} quote={{ id: quote.id, inputs: quote.inputs ?? null }} />
        ) : (
          <p className="office-alarm">
            {t('approval.waits', { who: quote.waitsFor })}{' '}
            <a href={`/office/quotes/${quote.id}`}>{t('approval.atDesk')}</a>
          </p>
        )
      ) : null}
      <div className="office-columns">
        <dl className="office-facts">
          <div>
            <dt>{t('for')}</dt>
            <dd>
              <strong>{quote.customerName}</strong>
              {quote.customerPhone ? (
                <a href={`tel:${quote.customerPhone.replace(/[^+\d]/g, '')}`}>
                  {quote.customerPhone}
                </a>
              ) : null}
              <a href={`mailto:${quote.customerEmail ?? ''}`}>{quote.customerEmail}</a>
              {quote.projectAddress ? <span>{quote.projectAddress}</span> : null}
            </dd>
          </div>
          {paper ? null : (
            <div>
              <dt>{t('what')}</dt>
              <dd>
                <strong>{service}</strong>
                {quote.product ? <span>{quote.product.replaceAll('_', ' ')}</span> : null}
                <span>
                  {[
                    glass,
                    finish,
                    quote.thicknessMmSelected
                      ? t('thickness', { size: formatWorkedOut(quote.thicknessMmSelected / 25.4) })
                      : null,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {panels.map((panel, index) => (
                  <span key={index}>
                    {panel.role
                      ? t('panel', { role: panel.role, number: index + 1, size: sizeText(panel) })
                      : t('pane', { size: sizeText(panel) })}
                  </span>
                ))}
                {quote.inputs && inputsOf({ inputs: quote.inputs })?.sizes === 'opening' ? (
                  <span>{t('ofOpening')}</span>
                ) : null}
                <span>{t('area', { feet: (quote.totalAreaSqFt ?? 0).toFixed(2) })}</span>
              </dd>
            </div>
          )}
          <PlaceFacts inputs={quote.inputs ?? null} />
        </dl>
        {worksWithCustomers(actorOf(user)) ? (
          <QuoteStanding payload={payload} quoteId={quote.id} />
        ) : null}
        {works.map((work, index) => (
          <WorkFigure key={index} work={work} title={saidAlike(service)} />
        ))}
      </div>
      {paper ? (
        <PaperSummary paper={paper} />
      ) : (
        <QuoteLines quote={quote} glass={glass ?? t('glass')} hardware={hardware} />
      )}
      {until ? <p className="office-note">{until}</p> : null}
    </section>
  )
}
