import { useTranslations } from 'next-intl'

type Props = {
  /** How many doors have no handle. */
  bareDoors: number
}

/** From which side the enclosure is drawn, and what is not on it because nobody chose it. */
export function OutsideNote({ bareDoors }: Props) {
  const t = useTranslations('quote.sheet')
  const hint = bareDoors > 0 ? t('noHandle', { doors: bareDoors }) : t('outsideHint')
  return (
    <>
      {t('outside')}
      <span className="max-lg:hidden">. {hint}</span>
    </>
  )
}
