import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { writeFeet } from '@/domain/measure/format-length'
import { checkStorefront } from '@/domain/storefront/front-checks'
import { mustBeSafe } from '@/domain/storefront/front-safety'
import { layOutStorefront } from '@/domain/storefront/lay-out-storefront'
import { storefrontShape } from '@/domain/storefront/storefront'
import { FrontDrawing } from '@/drawings/to-scale/front-drawing'
import { layOutFrontDrawing } from '@/drawings/to-scale/front-layout'
import type { Inquiry } from '@/payload-types'
import { currentPricing } from '@/services/catalogue/current-pricing'

const room = { width: 760, height: 420 }

/** On an inquiry: the storefront as its sender drew it. */
export async function DrawnFront({ data, payload }: UIFieldServerProps) {
  const { quoteConfiguration: stored } = data as Partial<Inquiry>
  const drawn: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'storefront') : null
  const read = storefrontShape.safeParse(drawn)
  if (!read.success) return null
  const front = read.data
  const t = await getTranslations({ locale: defaultLocale, namespace: 'quote.storefront' })
  const { tables } = await currentPricing({ payload })
  const { glassRules } = tables[defaultLocale]
  const layout = layOutStorefront(front)
  const { safe, panes } = checkStorefront(front, null, glassRules)
  return (
    <section className="office-sheet" aria-label={t('drawing')}>
      <h2 className="office-heading">{t('drawing')}</h2>
      <p className="office-note">{t('seen', { safe, panes })}</p>
      <div className="office-front">
        <FrontDrawing
          layout={layOutFrontDrawing({
            ...{ front, layout, room },
            isSafe: (pane) => mustBeSafe(pane, layout, glassRules),
            small: false,
            chosen: null,
          })}
          label={t('sentence', {
            width: writeFeet(front.widthIn),
            height: writeFeet(front.heightIn),
            lites: front.lites.length,
            doors: front.doors,
            transom: front.transomIn,
            safe,
          })}
          zone={t('zone')}
        />
      </div>
    </section>
  )
}
