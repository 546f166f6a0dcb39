import { slugs } from '@collections/slugs'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { proposedJobs } from '@/services/bookings/proposed-jobs'
import { actorOf } from '../actor-of'
import { TieVisit } from './tie-visit'

/** On a booked visit, and on the inquiry that came with it: whose job it may be for. */
export async function MayBelongTo({ id, collectionSlug, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const of = collectionSlug === slugs.visits ? { visitId: Number(id) } : { inquiryId: Number(id) }
  const proposed = await proposedJobs({ ctx, of })
  if (proposed.length === 0) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.mayBelong' })
  return (
    <section className="office-sheet" aria-label={t('label')}>
      <p>{t('note')}</p>
      {proposed.map(({ visitId, jobId, jobNumber, customer, by }) => (
        <TieVisit
          key={`${visitId} ${jobId}`}
          {...{ visitId, jobId }}
          texts={{
            why: t('why', { by, job: jobNumber, name: customer }),
            tie: t('tie', { job: jobNumber }),
            failed: t('failed'),
          }}
        />
      ))}
      {collectionSlug === slugs.visits ? null : (
        <p>
          <a href={`/admin/collections/${slugs.visits}/${proposed[0]?.visitId}`}>{t('visit')}</a>
        </p>
      )}
    </section>
  )
}
