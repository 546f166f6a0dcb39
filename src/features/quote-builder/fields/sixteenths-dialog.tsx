'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/ui/dialog'
import { rulerMarks } from './ruler-marks'

type Props = { wholeInches: number; onPick: (text: string) => void; onClose: () => void }

/** The guide table: every sixteenth of an inch with its decimal, to look up or to pick. */
export function SixteenthsDialog({ wholeInches, onPick, onClose }: Props) {
  const t = useTranslations('quote.ruler')
  const marks = rulerMarks(wholeInches).slice(0, 16)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('tableTitle')}
      description={t('tableText', { whole: wholeInches })}
      closeLabel={t('close')}
    >
      <table className="w-full text-left figures">
        <thead>
          <tr className="border-b border-text text-small text-text-second">
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('fraction')}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('decimal')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('tapToUse')}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.sixteenths} className="border-b border-rule">
              <th scope="row" className="pr-4 text-lead font-semibold">
                {mark.sixteenths === 0 ? '0' : mark.label}
              </th>
              <td className="pr-4 text-text-second">{mark.decimal === '' ? '.0' : mark.decimal}</td>
              <td className="text-right">
                <button
                  type="button"
                  onClick={() => onPick(mark.text)}
                  className="min-h-11 px-2 font-semibold text-link"
                >
                  {t('use', { text: mark.text })}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
