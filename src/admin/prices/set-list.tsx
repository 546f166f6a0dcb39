import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { PriceCell } from '@/domain/price-change/price-cell'
import type { ShownSet } from '@/services/price-changes/sets'
import { setName, setStanding } from './set-words'

type Props = { sets: ShownSet[]; cells: PriceCell[]; openId: number | null }

/** What was changed before, and what is still to come. */
export async function SetList({ sets, cells, openId }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officePrices' })
  const listed = sets.filter(({ id }) => id !== openId)
  return (
    <section className="prices-sets" aria-labelledby="prices-sets">
      <h2 id="prices-sets">{t('sets.title')}</h2>
      {listed.length === 0 ? (
        <p className="office-note">{t(sets.length === 0 ? 'sets.none' : 'sets.noOther')}</p>
      ) : null}
      <ul>
        {listed.map((set) => (
          <li key={set.id}>
            <small>{t('sets.set', { id: set.id })}</small>
            <a href={`/admin/prices?set=${set.id}`} aria-label={t('sets.open', { id: set.id })}>
              <strong>{setName(t, set)}</strong>
            </a>
            <span>
              {set.takesBack === null ? (
                <>{set.reason ? <q>{set.reason}</q> : null} </>
              ) : (
                `${t('sets.was', { id: set.takesBack, title: set.title || t('untitled') })} · `
              )}
              {set.author}
            </span>
            <small>{setStanding(t, set, cells)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
