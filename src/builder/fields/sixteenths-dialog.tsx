'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'
import { Dialog } from '@/ui/dialog'
import { rulerMarks } from './ruler-marks'

type Props = {
  wholeInches: number
  /** The length that the field holds, where it can be read. */
  inches: number | null
  onPick: (text: string) => void
  onClose: () => void
}

/** The guide table: every sixteenth of an inch with its decimal, to look up or to pick. */
export function SixteenthsDialog({ wholeInches, inches, onPick, onClose }: Props) {
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
            <th scope="col" className="px-2 py-2 font-medium">
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
            <tr
              key={mark.sixteenths}
              className={classNames(
                'border-b border-rule',
                inches === wholeInches + mark.sixteenths / 16 && 'bg-edge-tint',
              )}
            >
              <th scope="row" className="px-2 text-lead font-semibold">
                {mark.sixteenths === 0 ? t('even') : mark.label}
              </th>
              <td className="pr-4 text-text-second">
                {mark.decimal === '' ? '.0000' : mark.decimal}
              </td>
              <td className="text-right">
                <button
                  type="button"
                  onClick={() => onPick(mark.text)}
                  aria-current={inches === wholeInches + mark.sixteenths / 16 || undefined}
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
