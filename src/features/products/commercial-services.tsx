import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import Link from 'next/link'
import { ArrowRight } from 'lucide-react'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { commercialProducts } from '@/domain/services-catalogue/commercial-products'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import {
  BifoldDrawing,
  DisplayCaseDrawing,
  DoorHardwareDrawing,
  GymMirrorsDrawing,
  HerculiteDrawing,
  PivotDrawing,
  SlidingDrawing,
  SmartGlassDrawing,
} from '@/drawings/illustrations/commercial'
import { DoorsDrawing } from '@/drawings/illustrations/door'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { classNames } from '@/ui/class-names'

const drawings: Record<CommercialProduct, ComponentType<DrawingProps>> = {
  glass_replacement: InsulatedUnitDrawing,
  commercial_doors: DoorsDrawing,
  storefronts: StorefrontDrawing,
  office_partitions: PartitionDrawing,
  gym_mirror_wall: GymMirrorsDrawing,
  herculite_doors: HerculiteDrawing,
  bifolding_doors: BifoldDrawing,
  pivot_doors: PivotDrawing,
  sliding_doors: SlidingDrawing,
  smart_glass: SmartGlassDrawing,
  hardware_installation: DoorHardwareDrawing,
  new_glass_products: DisplayCaseDrawing,
}

const widths: Record<number, string> = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
}

/** How wide its lites are, row by row: mullions of a curtain wall need not stand one over the other. */
const spans = [5, 4, 3, 3, 5, 4, 4, 3, 5, 5, 3, 4].map((span) => widths[span])

type Props = { locale: Locale; className: string }

/** Twelve commercial services as the lites of a curtain wall. */
export async function CommercialServices({ locale, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  return (
    <section className={classNames('page', className)}>
      <h2 className="sr-only">{t('gridTitle')}</h2>
      <ul className="grid gap-1.5 bg-edge-ink p-1.5 sm:grid-cols-2 lg:grid-cols-12">
        {commercialProducts.map((product, index) => (
          <li
            key={product}
            className={classNames(
              'flex bg-ground max-sm:items-stretch sm:flex-col',
              spans[index % spans.length],
            )}
          >
            <Lite Drawing={drawings[product]} />
            <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-6">
              <h3 className="text-h4">{t(`items.${product}.title`)}</h3>
              <p className="mt-1 text-text-second sm:mt-2">{t(`items.${product}.text`)}</p>
              <Link
                href={localHref(
                  locale,
                  `/get-quote?serviceType=commercial_inquiry&product=${product}`,
                )}
                className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-edge-mid hover:text-edge-ink sm:items-end sm:pt-5"
              >
                {t('request')}
                <span className="sr-only"> {t(`items.${product}.title`)}</span>
                <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 sm:mb-0.5" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lite({ Drawing }: { Drawing: ComponentType<DrawingProps> }) {
  return (
    <div className="grid w-30 shrink-0 place-items-center bg-edge-tint p-2 sm:h-52 sm:w-auto sm:px-8 sm:py-5 lg:h-68">
      <Drawing className="without-figures max-h-42 lg:max-h-58" />
    </div>
  )
}
