import { useTranslations } from 'next-intl'
import { doorAdvice } from '../drawing/door-advice'

type Props = { widthIn: number; heightIn: number; thicknessMm: number }

/** What the door weighs and what carries it. */
export function DoorNote(props: Props) {
  const t = useTranslations('quote.shower.panels.door')
  const { aboutLb, hinges } = doorAdvice(props)
  const carried = hinges === 2 ? 'two' : hinges === 3 ? 'three' : 'heavier'
  return (
    <p className="mt-3 figures text-small text-text-second">
      {t('weight', { pounds: aboutLb })} {t(carried)}
    </p>
  )
}
