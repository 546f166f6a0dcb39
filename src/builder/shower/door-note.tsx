import { useTranslations } from 'next-intl'
import { advise } from '@/domain/glass-rules/advise'

type Props = { widthIn: number; heightIn: number; thicknessMm: number }

/** What the door weighs and what carries it. */
export function DoorNote({ widthIn, heightIn, thicknessMm }: Props) {
  const t = useTranslations('quote.shower.panels.door')
  const panels = [{ widthIn, heightIn, role: 'door' as const }]
  const [door] = advise({ thicknessMm, panels }, null).doors
  if (!door) return null
  const carried = door.hinges === 2 ? 'two' : door.hinges === 3 ? 'three' : 'heavier'
  return (
    <p className="mt-3 figures text-small text-text-second">
      {t('weight', { pounds: door.aboutLb })} {t(carried)}
    </p>
  )
}
