import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { inquiryProblems } from '@/app/inquiry-problems'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { PiecePicture } from '@/app/piece-picture'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { otherItem } from '@/domain/inquiry/design-items'
import { CoffeeTableDrawing, DeskDrawing, DividerDrawing } from '@/drawings/illustrations/furniture'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { ShelvesDrawing } from '@/drawings/illustrations/shelves'
import { TableDrawing } from '@/drawings/illustrations/table'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { DesignForm } from '@/features/products/design-form'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { PageOpening } from '@/ui/page/page-opening'
import { SectionTitle } from '@/ui/page/section-title'
import { SentByBrowser } from '@/ui/sent-by-browser'
import { withFractions } from '@/ui/with-fractions'

const items = [
  { key: 'dining', value: 'Dining Table' },
  { key: 'coffee', value: 'Coffee Table' },
  { key: 'desk', value: 'Office Desk' },
  { key: 'shelves', value: 'Bookshelves / Shelving Unit' },
  { key: 'divider', value: 'Room Divider' },
  { key: 'other', value: otherItem },
] as const

const past = [
  {
    key: 'dining',
    picture: 'furniture',
    Drawing: TableDrawing,
    className: 'sm:max-lg:col-span-2 lg:col-span-7',
  },
  { key: 'coffee', picture: 'coffee', Drawing: CoffeeTableDrawing, className: 'lg:col-span-5' },
  { key: 'desk', picture: 'desk', Drawing: DeskDrawing, className: 'lg:col-span-4' },
  { key: 'shelves', picture: 'shelves', Drawing: ShelvesDrawing, className: 'lg:col-span-4' },
  { key: 'divider', picture: 'divider', Drawing: DividerDrawing, className: 'lg:col-span-4' },
] as const satisfies {
  key: string
  picture: string
  Drawing: ComponentType<DrawingProps>
  className: string
}[]

export const generateMetadata = metadataOf('glassFurniture')

export default async function GlassFurniturePage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.furniture' })
  const form = await getTranslations({ locale, namespace: 'designForm' })
  const besides = (
    <>
      <section
        id="design"
        className="page grid scroll-mt-28 gap-10 py-20 lg:grid-cols-12 lg:gap-x-6 lg:py-28"
      >
        <SectionTitle title={t('formTitle')} className="lg:col-span-4">
          {t('formLead')}
        </SectionTitle>
        <div className="lg:col-span-7 lg:col-start-6">
          <SentByBrowser
            sent={{ title: form('successTitle'), text: form('successText') }}
            failed={{ title: form('errorTitle'), text: form('errorText') }}
          />
          <DesignForm
            locale={locale}
            items={items.map(({ key, value }) => ({ value, text: form(`items.${key}`) }))}
            problems={inquiryProblems(locale)}
            words={{
              envisionedItem: form('envisionedItem'),
              otherItem: form('otherItem'),
              location: form('location'),
              locationHint: form('locationHint'),
              description: form('description'),
              descriptionHint: form('descriptionHint'),
              inspirationUrl: form('inspirationUrl'),
              optional: form('optional'),
              name: form('name'),
              email: form('email'),
              send: form('send'),
              sending: form('sending'),
              errorTitle: form('errorTitle'),
              errorText: form('errorText'),
              successTitle: form('successTitle'),
              successText: form('successText'),
              honeypot: form('honeypot'),
              another: form('another'),
            }}
          />
        </div>
      </section>
      <section className="bg-edge-tint py-20 lg:py-28">
        <div className="page">
          <SectionTitle title={t('pastTitle')}>{t('pastNote')}</SectionTitle>
          <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
            {past.map(({ key, picture, Drawing, className }) => (
              <li key={key} className={classNames('flex flex-col bg-ground p-6', className)}>
                <PiecePicture
                  locale={locale}
                  name={picture}
                  drawing={<Drawing className="max-h-60" />}
                  className="h-64 lg:h-72"
                />
                <h3 className="mt-4 border-t border-rule pt-4 text-h4">{t(`past.${key}.title`)}</h3>
                <p className="mt-1 text-text-second">{withFractions(t(`past.${key}.text`))}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
  const plate = await plateOf(
    'glass-furniture',
    locale,
    {
      kind: 'priced',
      work: { service: 'mirrors_tabletops_quote', category: 'tabletop' },
      size: { widthIn: 72, heightIn: 36 },
      ...{ inFeet: true, lies: true, hasThickness: true },
    },
    <>
      <ProductLinks links={[{ href: '#design', text: t('start') }]} />
      {besides}
    </>,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="glassFurniture" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="glassFurniture" />
      <PageOpening
        tone="stone"
        title={t('title')}
        lead={t('lead')}
        aside={<PagePicture locale={locale} name="furniture" drawing={<TableDrawing />} />}
      >
        <a href="#design" className={buttonClasses('sun', 'large')}>
          {t('start')}
        </a>
      </PageOpening>
      {besides}
    </>
  )
}
