import { useTranslations } from 'next-intl'

/** From which side the enclosure is drawn. */
export function OutsideNote() {
  const t = useTranslations('quote.sheet')
  return (
    <>
      {t('outside')}
      <span className="max-lg:hidden">. {t('outsideHint')}</span>
    </>
  )
}
