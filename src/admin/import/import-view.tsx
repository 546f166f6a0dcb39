import { isAdmin } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { actorOf } from '../actor-of'
import { AdminPage, SaidAlone } from '../admin-page'
import { ImportCustomers } from './import-customers'

/** `/admin/import-customers`: customers out of a table, tried before they are written. */
export async function ImportView(props: AdminViewServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeInOut.import' })
  const { user } = props.initPageResult.req
  return (
    <AdminPage {...props} className="background-gutter" name={t('title')}>
      <Import {...(user ? { user } : {})} />
    </AdminPage>
  )
}

async function Import({ user }: Pick<AdminViewServerProps, 'user'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeInOut.import' })
  if (!isAdmin(actorOf(user))) return <SaidAlone title={t('title')}>{t('closedDoor')}</SaidAlone>
  return (
    <div className="background">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <BrowserTexts
        locale={defaultLocale}
        pick={({ officeInOut }) => ({ officeInOut: { import: officeInOut.import } })}
      >
        <ImportCustomers />
      </BrowserTexts>
    </div>
  )
}
