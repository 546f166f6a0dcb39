'use client'

import { useTranslations } from 'next-intl'
import { Modal } from './modal'

type Props = {
  findsCustomers: boolean
  hasKeys: boolean
  onChange: (hasKeys: boolean) => void
  onClose: () => void
}

/** What each key does, and whether single keys do anything here. */
export function KeyHelp({ findsCustomers, hasKeys, onChange, onClose }: Props) {
  const t = useTranslations('officeMorning.keys')
  const keys = [
    [['J', 'K'], 'move'],
    [['Enter'], 'enter'],
    [['E'], 'done'],
    [['S'], 'snooze'],
    [['A'], 'assign'],
    [['R'], 'reply'],
    ...(findsCustomers ? ([[['Q'], 'quote']] as const) : []),
    ...(findsCustomers ? ([[['N'], 'newQuote']] as const) : []),
    [['0'], 'all'],
    [['1–9', '-'], 'figure'],
    [['Z'], 'undo'],
    ...(findsCustomers ? ([[['/'], 'find']] as const) : []),
    [['?'], 'help'],
  ] as const
  return (
    <Modal title={t('title')} onClose={onClose}>
      <p>{t('note')}</p>
      <dl className="today-key-list">
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <label className="today-use-keys">
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t('use')}
      </label>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </Modal>
  )
}
