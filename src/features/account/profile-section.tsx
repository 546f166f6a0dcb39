import type { ReactNode, Ref } from 'react'

type Props = {
  heading: string
  action?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** One cell of the profile's title block. */
export function ProfileSection({ heading, action, children, ref }: Props) {
  return (
    <section
      ref={ref}
      className="border-t border-text-second px-5 py-6 first:border-t-0 md:px-6 md:max-lg:border-t-0 md:max-lg:border-l md:max-lg:odd:border-l-0 md:max-lg:[&:nth-child(n+3)]:border-t"
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-h4">{heading}</h2>
        {action}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
