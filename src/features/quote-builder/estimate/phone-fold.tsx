import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { classNames } from '@/ui/class-names'

type Props = {
  title: string
  /** Of the heading, where nothing is folded: on wider screens and on paper. */
  headingClass: string
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a sheet that a phone shows on demand; it is open wherever there is room, and on paper. */
export function PhoneFold({ title, headingClass, id, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h2 id={id} className={headingClass}>
        <span className="hidden md:inline print:inline">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 text-left md:hidden print:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 shrink-0', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div className={classNames(className, !isOpen && 'max-md:hidden print:block!')}>
        {children}
      </div>
    </>
  )
}
