import { isAdmin, isSelf, worksHere } from '@collections/access/roles'
import { findSetStep } from '@collections/users/second-step/store'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale, localHref } from '@/config/locales'
import type { User } from '@/payload-types'
import { actorOf } from '../actor-of'
import { dateText } from '../money-text'
import { ProvenAct } from './proven-act'

/** On the page of an account: whether it has a second step, and the way out for whoever lost it. */
export async function SecondStepOf({ data, payload, user }: UIFieldServerProps) {
  const owner = data as Partial<User>
  const actor = actorOf(user)
  if (!owner.id || !owner.role || !worksHere({ id: owner.id, role: owner.role })) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.secondStep' })
  const step = await findSetStep({ payload }, owner.id)
  const standing = step === null ? t('off') : t('on', { date: dateText(step.setAt) })
  const mayDrop = step !== null && isAdmin(actor) && !isSelf(actor, owner.id)
  return (
    <section className="office-sheet" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="office-note">{standing}</p>
      {isSelf(actor, owner.id) ? (
        <a href={localHref(defaultLocale, '/profile/security')}>{t('own')}</a>
      ) : null}
      {mayDrop ? (
        <ProvenAct
          account={owner.id}
          path="/api/accounts/second-step/drop"
          texts={{
            lead: t('lead'),
            password: t('password'),
            act: t('drop'),
            failed: t('failed'),
          }}
        />
      ) : null}
    </section>
  )
}
