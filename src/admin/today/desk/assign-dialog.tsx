'use client'

import { useTranslations } from 'next-intl'
import { Modal } from './modal'

export type Person = { id: number; name: string }

type Props = {
  who: string
  people: readonly Person[]
  assignedTo: number | null
  onChoose: (person: Person | null) => void
  onClose: () => void
}

/** To whom an inquiry is given. */
export function AssignDialog({ who, people, assignedTo, onChoose, onClose }: Props) {
  const t = useTranslations('officeMorning.give')
  return (
    <Modal title={t('title', { who })} onClose={onClose}>
      <ul className="today-choices">
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              aria-current={person.id === assignedTo ? 'true' : undefined}
              onClick={() => onChoose(person)}
            >
              {person.name} {person.id === assignedTo ? <small>{t('has')}</small> : null}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => onChoose(null)}>
            {t('nobody')}
          </button>
        </li>
      </ul>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
    </Modal>
  )
}
