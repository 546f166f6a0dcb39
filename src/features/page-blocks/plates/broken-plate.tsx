import { Camera } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import { Arrow } from '@/ui/page/arrow-link'
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
      <div className="page grid items-center gap-x-16 gap-y-8 pb-10 xl:grid-cols-[minmax(0,680fr)_minmax(0,504fr)] xl:py-6">
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
          <Link
            href={localHref(locale, '/get-quote?serviceType=window_replacement')}
            className="group/photo mb-9 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 border-[1.5px] border-dashed border-edge-mid px-5 py-4 hover:bg-edge-tint/50"
          >
            <Camera aria-hidden="true" className="size-7 text-edge-mid" />
            <span>
              <span className="block font-semibold text-edge-ink">{t('photo')}</span>
              <span className="mt-0.5 block text-small text-text-second">{t('photoText')}</span>
            </span>
            <Arrow className="text-edge-mid transition-transform duration-200 group-hover/photo:translate-x-1" />
          </Link>
          <h2 className="max-w-[14ch] text-title lg:text-section">{t('tape')}</h2>
          <div className="mt-8 grid gap-y-7 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-1">
            {notes.slice(0, 3).map(({ name, text }, part) => (
              <KeyedNote key={name} {...{ part, name, text }} />
            ))}
          </div>
          {company.emergencyPhone === '' ? null : (
            <p className="mt-8 bg-edge-ink px-6 py-3 text-ground">
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
