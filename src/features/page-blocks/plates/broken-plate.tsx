import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import { ArrowLink } from '@/ui/page/arrow-link'
import { PhoneLink } from '@/ui/phone-link'
import { LiveFigure } from './live-figure'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { sizeOf } from './rail-offer'

const usualSize = { widthIn: 36, heightIn: 54 }

/** The pane and where the tape is laid, a photo instead, and whom to call: whoever comes here has broken glass. */
export async function BrokenPlate({ notes, context: { locale, company, offer } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.broken' })
  const drawn = {
    kind: 'broken' as const,
    scaled: t('scale', { scale: '{scale}' }),
    label: t('label', { width: '{width}', height: '{height}' }),
  }
  return (
    <section className="plate border-y border-rule bg-paper">
      <div className="page grid items-center gap-x-16 gap-y-8 pb-10 xl:grid-cols-[minmax(0,700fr)_minmax(0,464fr)] xl:py-10">
        <div>
          {(['wide', 'narrow'] as const).map((view) => (
            <LiveFigure
              key={view}
              drawing={{ ...drawn, view }}
              usual={sizeOf(offer) ?? usualSize}
            />
          ))}
        </div>
        <div>
          <h2 className="max-w-[14ch] text-title lg:text-section">{t('tape')}</h2>
          <div className="mt-8 grid gap-y-7 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-1">
            {notes.slice(0, 3).map(({ name, text }, part) => (
              <KeyedNote key={name} {...{ part, name, text }} />
            ))}
          </div>
          <ArrowLink
            href={localHref(locale, '/get-quote?serviceType=window_replacement')}
            className="mt-6"
          >
            {t('photo')}
          </ArrowLink>
          {company.emergencyPhone === '' ? null : (
            <p className="mt-4 bg-edge-ink px-6 py-3 text-ground">
              {t.rich('open', {
                phone: () => (
                  <PhoneLink
                    phone={company.emergencyPhone}
                    className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-5"
                  />
                ),
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
