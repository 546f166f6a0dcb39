import type { ReactNode, Ref } from 'react'

/** One sheet of the page, framed as the title block of a drawing. */
export function SheetSection({
  heading,
  children,
  ref,
}: {
  heading: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}) {
  return (
    <section ref={ref} className="border border-rule bg-paper p-1.5">
      <div className="border border-text-second px-5 py-6 md:px-6">
        <h2 className="text-h4">{heading}</h2>
        <div className="mt-4">{children}</div>
      </div>
    </section>
  )
}
