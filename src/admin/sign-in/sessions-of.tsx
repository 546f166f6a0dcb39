import { isAdminOverAnother } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { User } from '@/payload-types'
import { countSessions } from '@/services/accounts/own-sessions'
import { actorOf } from '../actor-of'
import { ProvenAct } from './proven-act'

/** On the page of an account: in how many browsers it is signed in, and the way to end that. */
export async function SessionsOf({ data, payload, user }: UIFieldServerProps) {
  const { id } = data as Partial<User>
  if (!id || !isAdminOverAnother(actorOf(user), id)) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.sessions' })
  const count = await countSessions(payload, id)
  return (
    <section className="office-sheet" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="office-note">{t('standing', { count })}</p>
      {count === 0 ? null : (
        <ProvenAct
          account={id}
          path="/api/accounts/sessions/end-of"
          texts={{
            lead: t('lead'),
            password: t('password'),
            act: t('end'),
            failed: t('failed'),
          }}
        />
      )}
    </section>
  )
}
