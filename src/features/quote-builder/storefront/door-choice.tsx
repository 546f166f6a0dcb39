import { useTranslations } from 'next-intl'
import { doorChoices } from '@/domain/storefront/storefront'
import type { Doors } from '@/domain/storefront/storefront'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'

type Props = { doors: Doors; fitting: readonly Doors[]; onChoose: (doors: Doors) => void }

/** How many doors a front has; what its width has no room for cannot be chosen. */
export function DoorChoice({ doors, fitting, onChoose }: Props) {
  const t = useTranslations('quote.storefront')
  return (
    <RadioRow
      legend={
        <>
          <span className="text-base font-semibold">{t('doors')}</span>
          <span className="text-small text-text-second">{t('doorsAside')}</span>
        </>
      }
      choices={doorChoices.map((key) => ({
        key,
        face: t(`doorChoices.${key}`),
        isOff: !fitting.includes(key),
      }))}
      chosen={doors}
      looks={{
        fieldset: 'col-span-2 min-w-0',
        legend: 'mb-2 flex w-full items-baseline justify-between gap-3',
        row: 'flex rounded-glass border border-field-edge bg-paper',
        choice: (key) =>
          classNames(
            'flex min-h-13 grow basis-auto items-center justify-center border-rule px-1 text-center text-base leading-5 not-first:border-l has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
            fitting.includes(key) ? 'cursor-pointer' : 'text-tick',
            key === doors && 'bg-edge-tint font-semibold text-edge-ink picked',
          ),
      }}
      {...{ onChoose }}
    />
  )
}
