import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import Link from 'next/link'
import { ArrowRight } from 'lucide-react'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
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

type Group = { key: 'fronts' | 'inside' | 'kept'; products: readonly CommercialProduct[] }

/** By where in a business the glass is; all twelve are in one of them. */
const groups = [
  {
    key: 'fronts',
    products: [
      ...(['storefronts', 'commercial_doors', 'herculite_doors'] as const),
      ...(['bifolding_doors', 'pivot_doors', 'sliding_doors'] as const),
    ],
  },
  {
    key: 'inside',
    products: ['office_partitions', 'gym_mirror_wall', 'smart_glass', 'new_glass_products'],
  },
  { key: 'kept', products: ['glass_replacement', 'hardware_installation'] },
] as const satisfies Group[]

type Props = { locale: Locale; className: string }

/** Twelve commercial services: fronts and doors in a row, the inside as lites of a wall, repairs as lines. */
export async function CommercialServices({ locale, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  const layouts: Record<Group['key'], (products: readonly CommercialProduct[]) => ReactNode> = {
    fronts: (products) => (
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
        {products.map((product) => (
          <li key={product} className="flex flex-col">
            <Drawn {...{ product }} className="h-30 items-end sm:h-44 lg:h-58" />
            <div className="flex flex-1 flex-col border-t border-edge-mid pt-3">
              <Named {...{ product }} />
            </div>
          </li>
        ))}
      </ul>
    ),
    inside: (products) => (
      <ul className="grid gap-1.5 bg-edge-ink p-1.5 sm:grid-cols-2 lg:grid-cols-12">
        {products.map((product, index) => (
          <li key={product} className={classNames('flex flex-col bg-ground', spans[index])}>
            <Drawn {...{ product }} className="h-44 items-center bg-edge-tint p-5 lg:h-72" />
            <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-6">
              <Named {...{ product }} />
            </div>
          </li>
        ))}
      </ul>
    ),
    kept: (products) => (
      <ul className="border-b border-rule">
        {products.map((product) => (
          <li
            key={product}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 border-t border-rule py-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12"
          >
            <Drawn {...{ product }} className="h-28 items-center lg:h-40" />
            <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
              <Named {...{ product }} />
            </div>
          </li>
        ))}
      </ul>
    ),
  }
  return (
    <section className={classNames('page', className)}>
      <h2 className="text-title lg:text-section">{t('gridTitle')}</h2>
      {groups.map(({ key, products }) => (
        <div key={key} className="mt-14 lg:mt-20">
          <h3 className="mb-6 text-h3 lg:mb-8">{t(`groups.${key}`)}</h3>
          {layouts[key](products)}
        </div>
      ))}
    </section>
  )

  function Named({ product }: { product: CommercialProduct }) {
    return (
      <>
        <div>
          <h4 className="font-display text-h4 leading-tight">{t(`items.${product}.title`)}</h4>
          <p className="mt-1 text-base text-text-second">{t(`items.${product}.text`)}</p>
        </div>
        <Link
          href={localHref(locale, `/get-quote?serviceType=commercial_inquiry&product=${product}`)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-edge-mid hover:text-edge-ink max-sm:text-base"
        >
          {t('request')}
          <span className="sr-only"> {t(`items.${product}.title`)}</span>
          <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
        </Link>
      </>
    )
  }
}

/** How wide the lites of the wall are: mullions need not stand one over the other. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7']

function Drawn({ product, className }: { product: CommercialProduct; className: string }) {
  const Drawing = drawings[product]
  return (
    <div className={classNames('grid justify-items-center', className)}>
      <Drawing className="without-figures max-h-full" />
    </div>
  )
}
