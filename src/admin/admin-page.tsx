import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  className: string
  children: ReactNode
}

/** A page of our own inside Payload's frame. */
export function AdminPage({ initPageResult, params, searchParams, className, children }: Props) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}

/** A page that has one sentence to say, under its name. */
export function SaidAlone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="office-alarm">{children}</p>
    </>
  )
}
