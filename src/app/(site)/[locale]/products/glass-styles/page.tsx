import { getTranslations } from 'next-intl/server'
import { OpeningLine } from '@/app/opening-line'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { finishOfStyle } from '@/domain/pricing/finish-of-style'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { StyleCard } from '@/features/glass-styles/style-card'
import { readFinishNames } from '@/services/content/opening-example'
import { retrySoon } from '@/services/content/cached-read'
import { readGlassStyles } from '@/services/content/glass-styles'
import type { GlassStyleTab } from '@/services/content/glass-styles'
import { Alert } from '@/ui/alert'
import { ArrowLink } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'
import { Tabs } from '@/ui/tabs'

export const generateMetadata = metadataOf('glassStyles')

export default async function GlassStylesPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'glassStyles' })
  const [tabs, finishes] = await Promise.all([stylesOrNull(locale), readFinishNames(locale)])
  const priceOf = (style: string) => {
    const finish = finishOfStyle(style, finishes)
    return finish === null ? null : <StylePrice locale={locale} finish={finish} />
  }
  const words = {
    features: t('features'),
    thicknesses: t('thicknesses'),
    monolithic: t('monolithic'),
    ig: t('ig'),
    none: t('none'),
    tooltipLabel: t('tooltipLabel'),
    tooltip: t('tooltip'),
  }
  const styles = (
    <section className="page pt-16 pb-24 lg:pb-32">
      <h2 className="sr-only">{t('tabsLabel')}</h2>
      {tabs === null ? (
        <Alert title={t('errorTitle')}>{t('errorText')}</Alert>
      ) : tabs.length === 0 ? (
        <Empty title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <Tabs
          label={t('tabsLabel')}
          tabs={tabs.map(({ id, name, styles }) => ({
            id: String(id),
            name,
            content:
              styles.length === 0 ? (
                <Empty title={t('emptyTitle')} text={t('emptyText')} />
              ) : (
                <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
                  {styles.map((style) => (
                    <StyleCard
                      key={style.id}
                      style={style}
                      words={words}
                      price={priceOf(style.name)}
                    />
                  ))}
                </div>
              ),
          }))}
        />
      )}
      <p className="mt-16 flex flex-wrap items-center gap-x-6 border-t border-rule pt-6 text-lead text-text-second">
        {t('ask')}
        <ArrowLink href={localHref(locale, '/contact')}>{t('askAction')}</ArrowLink>
      </p>
    </section>
  )
  const plate = await plateOf(
    'glass-styles',
    locale,
    {
      kind: 'priced',
      work: { service: 'shower_glass_quote' },
      size: { widthIn: 36.625, heightIn: 76 },
    },
    styles,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="glassStyles" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="glassStyles" />
      <PageOpening title={t('title')} lead={t('lead')} />
      {styles}
    </>
  )
}

/** A style that showers are made of, as a panel of one. */
function StylePrice({ locale, finish }: { locale: Locale; finish: string }) {
  return (
    <OpeningLine
      locale={locale}
      work={{ service: 'shower_glass_quote', finish }}
      example={{ widthIn: 36, heightIn: 76 }}
      thing="showerFinish"
      className="mt-3"
    />
  )
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-2 py-20 text-center">
      <p className="font-display text-h3">{title}</p>
      <p className="text-text-second">{text}</p>
    </div>
  )
}

async function stylesOrNull(locale: Locale): Promise<GlassStyleTab[] | null> {
  try {
    return await readGlassStyles(locale)
  } catch (error) {
    console.error('The glass styles could not be read', error)
    await retrySoon()
    return null
  }
}
