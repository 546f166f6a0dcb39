import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '@/ui/button'
import { keepFocus } from '../page/keep-focus'

export type StepActionsProps = {
  back?: { label: string; onClick: () => void }
  /** What stands in the way, said where the button is. */
  notice?: ReactNode
  next: {
    label: string
    onClick: () => void
    disabled?: boolean
    busy?: boolean
    arrow?: boolean
    short?: string
  }
}

/** Back and on, at the end of a step. On a phone the action stands in the bar below instead. */
export function StepActions({ back, notice, next }: StepActionsProps) {
  return (
    <>
      {notice ? <div className="mt-8">{notice}</div> : null}
      <div className="mt-10 flex items-center justify-between gap-6 lg:max-xl:gap-3">
        {back ? (
          <button
            type="button"
            onClick={back.onClick}
            className="inline-flex min-h-11 items-center gap-3 font-medium text-edge-ink hover:text-edge-mid lg:max-xl:gap-2 lg:max-xl:text-base"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {back.label}
          </button>
        ) : (
          <span />
        )}
        <NextButton
          next={next}
          size="large"
          className="max-lg:hidden lg:max-xl:gap-2 lg:max-xl:px-4 lg:max-xl:text-base"
        >
          {next.label}
        </NextButton>
      </div>
    </>
  )
}

/** The same action in the phone's bar. */
export function BarAction({ next }: Pick<StepActionsProps, 'next'>) {
  const t = useTranslations('quote.frame')
  return (
    <NextButton
      next={next}
      className="min-h-13 shrink-0 px-6 max-[399px]:px-4 max-[399px]:[&>svg]:hidden"
    >
      {next.short ?? t('next')}
    </NextButton>
  )
}

type NextButtonProps = Pick<StepActionsProps, 'next'> &
  Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'>

function NextButton({ next, children, ...look }: NextButtonProps) {
  return (
    <Button
      look="sun"
      onMouseDown={keepFocus}
      onClick={next.onClick}
      disabled={next.disabled}
      busy={next.busy}
      {...look}
    >
      {children}
      {next.arrow === false ? null : <ArrowRight aria-hidden="true" className="size-4.5" />}
    </Button>
  )
}
