import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'

type Props = { people: { name: string; email: string }[] }

/** To whom the taxes by place are not shown: that there are some, and whom to ask. */
export async function TaxesElsewhere({ people }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.taxReport' })
  return (
    <section aria-labelledby="friday-taxes">
      <h2 id="friday-taxes">{t('heading')}</h2>
      <p>{t('elsewhere')}</p>
      <ul className="friday-reasons">
        {people.map(({ name, email }) => (
          <li key={email}>
            <a href={`mailto:${email}?subject=${encodeURIComponent(t('heading'))}`}>
              {t('ask', { name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
