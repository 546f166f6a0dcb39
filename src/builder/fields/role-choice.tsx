'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import type { PanelRole } from '@/domain/pricing/types'
import { classNames } from '@/ui/class-names'

const roles: readonly PanelRole[] = ['fixed', 'door']

type Props = { owner: string; role: PanelRole; onChoose: (role: PanelRole) => void }

/** Whether a panel stands still or opens: for the drawing and the advice, never for the price. */
export function RoleChoice({ owner, role, onChoose }: Props) {
  const t = useTranslations('quote.shower.panels')
  const name = useId()
  return (
    <fieldset className="flex rounded-glass border border-rule bg-paper">
      <legend className="sr-only">{t('roleLabel', { owner })}</legend>
      {roles.map((each) => (
        <label
          key={each}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center px-3 text-base transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink min-[360px]:px-4',
            each === role
              ? 'bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
              : 'text-text-second hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === role}
            onChange={() => onChoose(each)}
            className="sr-only"
          />
          {t(`roles.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
