import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  heading: ReactNode
  /** What comes before the drawing on a phone, too. */
  intro?: ReactNode
  sheet: ReactNode
  /** Whether the drawing stands above the form on a phone. */
  sheetOnPhone: boolean
  children: ReactNode
}

/** The form and, beside it, the drawing sheet that stays in view. */
export function WizardLayout({ heading, intro, sheet, sheetOnPhone, children }: Props) {
  return (
    <div className="mt-4 grid gap-x-14 lg:mt-9 lg:grid-cols-[minmax(0,528fr)_minmax(0,648fr)] lg:grid-rows-[auto_1fr] tablet:mt-6 tablet:grid-cols-[minmax(0,320fr)_minmax(0,356fr)] tablet:grid-rows-[auto_1fr] tablet:gap-x-7 lg:[@media(max-height:50rem)]:mt-3 lg:[@media(min-height:50.01rem)_and_(max-height:60rem)]:mt-5">
      <div className="lg:pt-4">
        {heading}
        {intro}
      </div>
      <div
        className={classNames(
          'max-lg:mt-6 lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:[@media(max-height:60rem)]:top-24',
          'tablet:sticky tablet:top-32 tablet:col-start-2 tablet:row-span-2 tablet:row-start-1 tablet:mt-0 tablet:self-start',
          !sheetOnPhone && 'max-lg:hidden tablet:block',
        )}
      >
        {sheet}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
