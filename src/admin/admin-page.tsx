import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  className: string
  /** What the path at the top says: without it, that of the page before would stay. */
  name: string
  children: ReactNode
}

/** A page of our own inside Payload's frame. */
export function AdminPage(props: Props) {
  const { initPageResult, params, searchParams, className, name, children } = props
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
      <SetStepNav nav={[{ label: name }]} />
      {/* whatever language the frame is in, what is ours is in this one */}
      <div lang={defaultLocale}>
        <Gutter className={className}>{children}</Gutter>
      </div>
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
