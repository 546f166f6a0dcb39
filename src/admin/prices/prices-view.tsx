import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { pricesPage } from '@/services/price-changes/prices-page'
import { actorOf } from '../actor-of'
import { AdminPage, SaidAlone } from '../admin-page'
import { DraftSet } from './draft-set'
import { HeldSet } from './held-set'
import { PricesToRead } from './prices-to-read'
import { SetList } from './set-list'

/** `/admin/prices`: how prices change; `?set=14` opens a set, `?set=new` begins one. */
export async function PricesView(props: AdminViewServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officePrices' })
  const { payload, user } = props.initPageResult.req
  const set = props.searchParams?.set
  return (
    <AdminPage {...props} className="prices-gutter" name={t('title')}>
      <Prices
        payload={payload}
        {...(user ? { user } : {})}
        asked={typeof set === 'string' ? set : ''}
      />
    </AdminPage>
  )
}

type Props = Pick<AdminViewServerProps, 'payload' | 'user'> & { asked: string }

async function Prices({ payload, user, asked }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officePrices' })
  const ctx = { payload, actor: actorOf(user) }
  const setId = /^\d{1,9}$/.test(asked) ? Number(asked) : null
  const page = await pricesPage(ctx, setId).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The page of prices could not be read' })
    return 'failed' as const
  })
  if (page === 'failed') return <SaidAlone title={t('title')}>{t('failed')}</SaidAlone>
  if (page === null) return <SaidAlone title={t('title')}>{t('closedDoor')}</SaidAlone>
  const { set, mayWrite } = page
  const isDraft = mayWrite && (set?.state === 'draft' || asked === 'new')
  return (
    <BrowserTexts locale={defaultLocale} pick={({ officePrices }) => ({ officePrices })}>
      <div className="prices">
        {isDraft ? (
          <DraftSet page={page} />
        ) : set === null ? (
          <div className="prices-head">
            <h1>{t('title')}</h1>
            <p className="prices-acts">
              {mayWrite ? (
                <Link
                  className="btn btn--style-primary btn--size-medium"
                  href="/admin/prices?set=new"
                  prefetch={false}
                >
                  {t('new')}
                </Link>
              ) : null}
              <a
                className="btn btn--style-secondary btn--size-medium"
                href="/api/office/prices/csv"
                download
              >
                {t('head.csvOut')}
              </a>
            </p>
          </div>
        ) : (
          <HeldSet set={set} cells={page.cells} mayWrite={mayWrite} />
        )}
        {mayWrite || set !== null ? null : <PricesToRead {...page} />}
        <SetList sets={page.sets} cells={page.cells} openId={set?.id ?? null} />
      </div>
    </BrowserTexts>
  )
}
