import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { safetyPlaces } from '@/domain/pricing/types'
import { inputsOf } from '@/services/quotes/stored-quote'
import type { Quote } from '@/payload-types'

/** What the customer answered of where the pane is, what is still to be asked first. */
export async function PlaceFacts({ inputs }: { inputs: Quote['inputs'] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote.place' })
  const safety = inputsOf({ inputs })?.safety
  const answered = safetyPlaces.flatMap((place) => {
    const answer = safety?.[place]
    if (answer === undefined) return []
    return [{ place, answer: answer === 'unknown' ? ('unknown' as const) : answer ? 'yes' : 'no' }]
  })
  if (answered.length === 0) return null
  const open = answered.filter(({ answer }) => answer === 'unknown')
  const told = [...open, ...answered.filter(({ answer }) => answer !== 'unknown')]
  return (
    <div>
      <dt>{t('label')}</dt>
      <dd>
        {open.length > 0 ? <strong>{t('askFirst')}</strong> : null}
        {told.map(({ place, answer }) => (
          <span key={place}>{t('answer', { place, answer })}</span>
        ))}
      </dd>
    </div>
  )
}
