import { translatorOf } from '@/i18n/translator'

const quotes = '/admin/collections/quotes'

/** The shop's screens are in English. */
export default function NoSuchQuote() {
  const t = translatorOf('en', 'officeQuote.notFound')
  return (
    <div className="page py-16">
      <h1 className="text-h2">{t('title')}</h1>
      <p className="mt-4">{t('text')}</p>
      <p className="mt-4">
        <a href={quotes} className="text-link">
          {t('back')}
        </a>
      </p>
    </div>
  )
}
