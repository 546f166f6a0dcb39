import { Button } from '@payloadcms/ui'
import type { AwaitingUser } from '@collections/users/shop-session'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { defaultLocale, localHref } from '@/config/locales'

/**
 * `/admin/unauthorized`, which Payload exports to nobody: for whoever must set a second step the page where he
 * does, else its own words and the way out.
 */
export function NotEntitledView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  if ((user as AwaitingUser | null)?.awaitsSecondStep) {
    redirect(localHref(defaultLocale, '/profile/security'))
  }
  const { admin, routes } = payload.config
  return (
    <div className="unauthorized">
      <h1>{i18n.t('error:unauthorizedAdmin')}</h1>
      <p>{i18n.t('error:notAllowedToAccessPage')}</p>
      <Button
        className="unauthorized__button"
        el="link"
        size="large"
        to={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.logout })}
      >
        {i18n.t('authentication:logOut')}
      </Button>
    </div>
  )
}
