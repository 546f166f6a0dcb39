import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { ShownSet } from '@/services/price-changes/sets'
import { dateText } from '../money-text'

type Props = { sets: ShownSet[]; openId: number | null }

/** What was changed before, and what is still to come. */
export async function SetList({ sets, openId }: Props) {
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
              <strong>{set.title || t('untitled')}</strong>
            </a>
            <span>
              {set.reason ? <q>{set.reason}</q> : null} {set.author}
            </span>
            <small>
              {t(`state.${waitsForLook(set) ? 'waitsForLook' : set.state}`)}
              {momentOf(set) ? ` · ${dateText(momentOf(set) ?? '')}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function waitsForLook({ state, lookAskedAt, lookedAt }: ShownSet): boolean {
  return state === 'draft' && lookAskedAt !== null && lookedAt === null
}

function momentOf(set: ShownSet): string | null {
  return set.takenBackAt ?? set.publishedAt ?? set.holdsFrom
}
