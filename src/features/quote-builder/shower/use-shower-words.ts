'use client'

import { useTranslations } from 'next-intl'
import { stillSold } from '@/builder/fields/hardware-choices'
import { cheapestFor, hang } from '@/domain/glass-rules/hinge-sets'
import { formatOnTape } from '@/domain/measure/format-length'
import { showerFinishKeys } from '@/domain/pricing/shower-options'
import { showerThicknesses } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import { rowOfNames } from '@/domain/text/row-of-names'
import type { Preview } from '../preview/preview-sheet'
import { useAreaWords } from '../words/use-area'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { doorsOfDraft } from '@/builder/shower/shower-panes'
import { readPanel } from '@/builder/shower/shower-request'

/** What was chosen so far, in words. */
export function useShowerWords(draft: ShowerDraft, tables: PricingTables | null) {
  const t = useTranslations('quote.shower')
  const e = useTranslations('quote.estimate.drawingCells')
  const area = useAreaWords()
  const option = showerThicknesses.find(({ mm }) => mm === draft.thicknessMm)
  const finishKey = showerFinishKeys.find((key) => key === draft.finishKey)
  const thickness = option && t('words.thickness', { inches: option.inches })
  const finish = finishKey
    ? t(`finish.${finishKey}.title`)
    : tables?.finishes.find(({ key }) => key === draft.finishKey)?.name
  const readings = draft.panels.map(readPanel)
  const sizes = readings.flatMap(({ width, height }) =>
    width.ok && height.ok
      ? [
          t('words.size', {
            width: formatOnTape(width.inches),
            height: formatOnTape(height.inches),
          }),
        ]
      : [],
  )
  const panels =
    sizes.length === 1
      ? t('words.onePanel', { size: sizes[0] ?? '' })
      : t('words.panels', { count: draft.panels.length })
  const sold = stillSold(draft.hardware, tables)
  const [first, second] = sold
  const only = second ? undefined : tables?.hardware.find(({ id }) => id === first?.id)
  const hardware = only ? withInchMarks(only.name) : t('words.hardware', { count: sold.length })
  return {
    /** The area, or what it waits for. */
    area: (preview: Preview, areaSqFt: number | null): string =>
      areaSqFt !== null ? area.both(areaSqFt) : preview.kind === 'waiting' ? preview.title : '–',
    steps: {
      thickness: { label: t('steps.thickness'), choice: thickness },
      finish: { label: t('steps.finish'), choice: finish },
      panels: { label: t('steps.panels'), choice: panels },
      hardware: { label: t('steps.hardware'), choice: hardware },
    },
    glass: option ? t('words.glass', { inches: option.inches }) : null,
    finish: finish ?? null,
    hinges: hingeWords(),
    /** All its hardware, the hinges first. */
    hardware: hardwareWords(),
  }

  function hardwareWords(): string {
    const rows = draft.hardware.flatMap(({ id, quantity }) => {
      const item = tables?.hardware.find((row) => row.id === id)
      return item && item.carries === null
        ? [{ ...item, name: withInchMarks(item.name), quantity }]
        : []
    })
    const counts = ({ quantity, unitOfMeasure }: (typeof rows)[number]) =>
      quantity > 1 && unitOfMeasure !== 'linear_ft' && unitOfMeasure !== 'psf'
    const names = rows.map((row) =>
      counts(row) ? `${row.quantity}\u00a0×\u00a0${insideSentence(row.name)}` : row.name,
    )
    const hinges = hingeWords()?.value.replace(t('hinges.standard'), t('partNames.standardHinges'))
    return rowOfNames([
      ...(hinges ? [hinges] : []),
      ...(draft.panels.some(({ role }) => role === 'fixed') ? [t('partNames.channel')] : []),
      ...names,
      ...(rows.some(({ metal }) => metal !== null) ? [] : [e('metalOpen')]),
    ])
  }

  /** What the doors hang on, or what they would need; null without a door that is measured. */
  function hingeWords(): { value: string; isBad: boolean } | null {
    if (!tables || draft.thicknessMm === null) return null
    const doors = doorsOfDraft(draft, tables)
    if (doors.length === 0) return null
    const hung = hang(doors, draft.hardware, tables)
    const heavy = doors.find(({ panel }) => !hung.get(panel))
    const needed = heavy ? cheapestFor(heavy, tables) : null
    const isWaiting = readings.some(({ width, height }) => !width.ok || !height.ok)
    if (heavy && (needed === null || !isWaiting)) {
      const word = needed === null ? 'none' : needed.hinges > 2 ? 'needed' : 'heavier'
      return { value: t(`hinges.${word}`, { count: needed?.hinges ?? 0 }), isBad: true }
    }
    const names = doors.map((door) => {
      // what a door needs comes with the last size
      const set = hung.get(door.panel) ?? cheapestFor(door, tables)
      return set?.item ? withInchMarks(set.item.name) : t('hinges.standard')
    })
    return { value: [...new Set(names)].join(', '), isBad: false }
  }
}
