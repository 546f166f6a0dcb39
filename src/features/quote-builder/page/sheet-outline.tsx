import { classNames } from '@/ui/class-names'

/** The sheet that is to come, as its lines alone: a drawing, and below it the figure and what the work is made of. */
export function SheetOutline({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={classNames('border border-rule p-[5px]', className)}>
      <div className="border border-rule-stone">
        <div className="h-82 lg:h-120" />
        <div className="grid h-40 grid-cols-[1fr_9rem] border-t border-rule-stone xl:grid-cols-[1fr_14.5rem]">
          <span />
          <span className="border-l border-rule-stone" />
        </div>
      </div>
    </div>
  )
}
