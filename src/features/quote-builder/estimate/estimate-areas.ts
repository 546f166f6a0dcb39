import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import type { SmallPrintPlace } from './estimate-small-print'

type Parts = {
  drawing: ReactNode
  steps?: ReactNode
  isPaid?: boolean
  /** Saved, it has little left to do in its column: what follows stands across the sheet. */
  saved?: object | null
  /** Of who is signed in, and not of a visitor. */
  email?: string | null
  /** What holds for paying stands in that column, too. */
  paysHere?: boolean
}

/** The drawing and what it comes to in the first screen, what follows below it. */
const drawn = classNames(
  'grid grid-cols-[minmax(0,1fr)]',
  "[grid-template-areas:'head'_'drawing'_'money'_'steps'_'schedule'_'compared'_'side']",
  'md:grid-cols-[minmax(0,1fr)_18.5rem] md:grid-rows-[auto_auto_1fr_auto_auto_auto]',
  // upright, what happens next takes what the drawing leaves of the column
  "md:[grid-template-areas:'head_head'_'drawing_money'_'steps_money'_'schedule_schedule'_'compared_compared'_'side_side']",
  'lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]',
  // the drawing and its days in one column, what to do with it in the other, and what holds across below
  "lg:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_money'_'schedule_schedule'_'side_side'_'notices_notices'_'compared_compared']",
  'lg:grid-rows-[auto_auto_1fr_auto_auto_auto_auto]',
  'print:grid-cols-[3fr_2fr]! print:grid-rows-none!',
  "print:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'steps_steps'_'side_side']!",
)

/** Where its days lie flat, its lines stand in the first column, too, and what holds in the other. */
const flatDays = classNames(
  "xl:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_money'_'schedule_money'_'schedule_side'_'notices_notices'_'compared_compared']",
  'xl:grid-rows-[auto_auto_auto_auto_1fr_auto_auto]',
)

/** Cells of one sheet, parted by thin lines. */
const areas = {
  drawnKept: drawn,
  // where its days lie flat, they leave room for what holds
  drawnToPay: classNames(
    drawn,
    "xl:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_money'_'side_money'_'schedule_schedule'_'notices_notices'_'compared_compared']",
    'xl:grid-rows-[auto_auto_auto_1fr_auto_auto_auto]',
  ),
  drawn: classNames(drawn, flatDays),
  // on a small desk the form to save it is longer than its days, and what holds stands below those
  drawnToSave: classNames(
    drawn,
    flatDays,
    "lg:max-xl:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_money'_'side_money'_'notices_notices'_'schedule_schedule'_'compared_compared']",
    'lg:max-xl:grid-rows-[auto_auto_auto_1fr_auto_auto_auto]',
  ),
  // paid: little is left to do with it, so that its days and what holds stand beside each other below
  drawnPaid: classNames(
    'grid grid-cols-[minmax(0,1fr)]',
    "[grid-template-areas:'head'_'drawing'_'money'_'steps'_'schedule'_'compared'_'side']",
    'md:grid-cols-[minmax(0,1fr)_18.5rem] md:grid-rows-[auto_1fr_auto_auto]',
    "md:[grid-template-areas:'head_head'_'drawing_money'_'steps_side'_'schedule_schedule']",
    'lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]',
    "lg:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_side'_'schedule_schedule'_'notices_notices']",
    'lg:grid-rows-[auto_1fr_auto_auto_auto]',
    'print:grid-cols-[3fr_2fr]! print:grid-rows-none!',
    "print:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'steps_steps'_'side_side']!",
  ),
  // nothing comes next: its lines and what holds stand across the sheet, below what it came to
  drawnAlone: classNames(
    'grid grid-cols-[minmax(0,1fr)]',
    "[grid-template-areas:'head'_'drawing'_'money'_'schedule'_'compared'_'side']",
    'md:grid-cols-[minmax(0,1fr)_18.5rem]',
    "md:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'side_side'_'compared_compared']",
    'lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr_auto_auto_auto] xl:grid-cols-[minmax(0,1fr)_28rem]',
    "lg:[grid-template-areas:'drawing_head'_'drawing_money'_'schedule_schedule'_'side_side'_'compared_compared']",
    'print:grid-cols-[3fr_2fr]! print:grid-rows-none!',
    "print:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'side_side']!",
  ),
  bare: classNames(
    'grid grid-cols-[minmax(0,1fr)]',
    "[grid-template-areas:'head'_'money'_'steps'_'compared'_'schedule'_'side']",
    'lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]',
    "lg:[grid-template-areas:'schedule_head'_'schedule_money'_'side_money']",
    'lg:grid-rows-[auto_1fr_auto]',
    "print:grid-cols-[minmax(0,1fr)]! print:[grid-template-areas:'head'_'money'_'schedule'_'side']!",
  ),
}

/** How a sheet is divided that has these parts. */
export function areasOf({ drawing, steps, isPaid, saved, email, paysHere }: Parts): string {
  if (!drawing) return areas.bare
  if (!steps) return areas.drawnAlone
  if (isPaid) return areas.drawnPaid
  if (saved) return paysHere ? areas.drawnToPay : areas.drawnKept
  return email ? areas.drawnToSave : areas.drawn
}

/** The rule between the lines and what stands beside them, where something does. */
export const besideLines = {
  ...{ column: 'lg:border-r', belowTotal: '' },
  ...{ across: 'xl:border-r', belowSteps: 'xl:border-r', acrossKept: '', besideSteps: '' },
} as const satisfies Record<SmallPrintPlace, string>

/** Among the areas above. */
export function placeOfSmallPrint({
  drawing,
  steps,
  isPaid,
  saved,
  email,
}: Parts): SmallPrintPlace {
  if (!drawing) return 'column'
  if (!steps) return 'belowTotal'
  if (isPaid) return 'besideSteps'
  if (saved) return 'acrossKept'
  return email ? 'belowSteps' : 'across'
}
