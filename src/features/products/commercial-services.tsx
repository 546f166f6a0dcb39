import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { commercialProducts } from '@/domain/services-catalogue/commercial-products'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import { DoorsDrawing } from '@/drawings/illustrations/door'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { classNames } from '@/ui/class-names'

/** The upper lites are drawn, where the wall is wide enough to have rows. */
const drawings: Partial<Record<CommercialProduct, ComponentType<DrawingProps>>> = {
  glass_replacement: InsulatedUnitDrawing,
  commercial_doors: DoorsDrawing,
  storefronts: StorefrontDrawing,
  office_partitions: PartitionDrawing,
}

type Props = { locale: Locale; className: string }

/** Twelve commercial services as the lites of a curtain wall. */
export async function CommercialServices({ locale, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  return (
    <section className={classNames('page', className)}>
      <h2 className="sr-only">{t('gridTitle')}</h2>
      <ul className="grid gap-1.5 bg-edge-ink p-1.5 sm:grid-cols-2 lg:grid-cols-4">
        {commercialProducts.map((product) => (
          <li key={product} className="flex flex-col bg-ground p-6 lg:min-h-52">
            <Lite Drawing={drawings[product]} />
            <h3 className="text-h4">{t(`items.${product}.title`)}</h3>
            <p className="mt-2 text-text-second">{t(`items.${product}.text`)}</p>
            <Link
              href={localHref(
                locale,
                `/get-quote?serviceType=commercial_inquiry&product=${product}`,
              )}
              className="mt-auto inline-flex min-h-11 items-end pt-6 font-semibold text-edge-mid hover:text-edge-ink"
            >
              {t('request')}
              <span className="sr-only"> {t(`items.${product}.title`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lite({ Drawing }: { Drawing: ComponentType<DrawingProps> | undefined }) {
  if (Drawing === undefined) return null
  return (
    <div className="-mx-6 -mt-6 mb-6 grid h-52 place-items-center bg-edge-tint px-8 py-5 max-sm:hidden">
      <Drawing className="without-figures max-h-42" />
    </div>
  )
}
