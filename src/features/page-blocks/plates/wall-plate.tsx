import { getTranslations } from 'next-intl/server'
import { pictureOf } from '@/domain/content/picture'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import { limitsOf } from '@/domain/glass-rules/work'
import type { RuleName } from '@/domain/glass-rules/rule-names'
import { classNames } from '@/ui/class-names'
import { Photo } from '@/ui/photo'
import { LiveFigures } from './live-figure'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { sizeOf } from './rail-offer'

const usualSize = { widthIn: 144, heightIn: 96 }
const halfInchMm = 12.7
/** What a wall is divided by where the shop keeps no rule: nothing. */
const none = Number.MAX_SAFE_INTEGER

/** A wall in plan and elevation over one chain of dimensions. */
export async function WallPlate({ notes, image, caption, context }: PlateProps) {
  const { locale, offer, tables } = context
  const { glassRules } = tables
  const picture = pictureOf({ image: image ?? null })
  const t = await getTranslations({ locale, namespace: 'plates.wall' })
  const rule = (name: RuleName) => limitsOf(glassRules.find((row) => row.rule === name))
  const drawn = {
    kind: 'wall' as const,
    limits: {
      mostLb: rule('weight-carry').of('mostLb') ?? none,
      lbPerSqFt: paneWeightLb({ widthIn: 12, heightIn: 12, thicknessMm: halfInchMm }, glassRules),
      shortIn: rule('temper-max').of('shortIn') ?? none,
      longIn: rule('temper-max').of('longIn') ?? none,
    },
    panels: t('panels', { panels: '{panels}' }),
    onePanel: t('onePanel'),
    each: t('each', { wide: '{wide}', weight: '{weight}' }),
    alone: t('alone', { wide: '{wide}', weight: '{weight}' }),
    tooHigh: t('tooHigh', { most: '{most}' }),
    plan: t('plan'),
    scaled: t('scale', { scale: '{scale}' }),
    label: t('label', { width: '{width}', height: '{height}', panels: '{panels}' }),
  }
  return (
    <section className="plate contents">
      <div className="page">
        <div className="border-t border-text pt-6">
          <div className={classNames('relative', picture && 'md:max-xl:[&_svg]:ml-0')}>
            <LiveFigures
              usual={sizeOf(offer) ?? usualSize}
              drawn={(view) => ({ ...drawn, view })}
            />
            {picture ? (
              <figure className="absolute right-0 hidden md:block md:max-xl:top-44 md:max-xl:left-122 md:max-xl:h-58 xl:bottom-[11%] xl:h-[59%] xl:w-[34%]">
                <Photo
                  picture={picture}
                  sizes="(min-width: 1280px) 560px, (min-width: 768px) 480px, 1px"
                  className="size-full object-cover"
                  first
                />
                {caption ? (
                  <figcaption className="absolute inset-x-0 top-full pt-2 text-caption text-text-second">
                    {caption}
                  </figcaption>
                ) : null}
              </figure>
            ) : null}
          </div>
        </div>
      </div>
      <div className="page grid gap-x-6 gap-y-8 pt-9 md:grid-cols-3">
        {notes.slice(0, 3).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
