import { classNames } from '@/ui/class-names'

const drawn = classNames(
  'grid grid-cols-[minmax(0,1fr)]',
  "[grid-template-areas:'head'_'drawing'_'schedule'_'money'_'terms'_'steps'_'side']",
  'lg:grid-cols-[minmax(0,1fr)_27rem]',
  'print:grid-cols-[55%_minmax(0,1fr)]! print:grid-rows-none!',
  "print:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'steps_steps'_'side_side']!",
)

/** How a sheet is divided: one column on a phone, cells from a small laptop on, and its own in print. */
export const sheetAreas = {
  drawn: classNames(
    drawn,
    "lg:[grid-template-areas:'left_head'_'left_money'_'steps_steps'_'schedule_side']",
    'lg:grid-rows-[auto_1fr_auto_auto]',
  ),
  /** What holds is no part of the drawing's column. */
  termsBeside: classNames(
    drawn,
    "lg:[grid-template-areas:'left_head'_'left_money'_'terms_terms'_'steps_steps'_'schedule_side']",
    'lg:grid-rows-[auto_1fr_auto_auto_auto]',
    "xl:[grid-template-areas:'left_head'_'left_money'_'left_terms'_'steps_steps'_'schedule_side']",
    'xl:grid-rows-[auto_auto_1fr_auto_auto]',
  ),
  /** Of lines alone there is nothing to draw. */
  bare: classNames(
    'grid grid-cols-[minmax(0,1fr)]',
    "[grid-template-areas:'head'_'schedule'_'money'_'terms'_'steps'_'side']",
    'lg:grid-cols-[minmax(0,1fr)_27rem]',
    "lg:[grid-template-areas:'head_money'_'terms_money'_'steps_steps'_'schedule_side']",
    'lg:grid-rows-[auto_1fr_auto_auto]',
    "print:grid-cols-[minmax(0,1fr)]! print:[grid-template-areas:'head'_'money'_'schedule'_'steps'_'side']!",
  ),
}
