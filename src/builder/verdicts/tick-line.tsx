import type { ReactNode, Ref } from 'react'
import { Check } from 'lucide-react'

type Props = {
  /** Where it takes the focus. */
  line?: Ref<HTMLParagraphElement>
  /** What undoes it. */
  undo: { label: string; onClick: () => void }
  children: ReactNode
}

/** What was done to the work, and the way to undo it. */
export function TickLine({ line, undo, children }: Props) {
  return (
    <p
      ref={line}
      tabIndex={line ? -1 : undefined}
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-3 border-edge-mid bg-edge-tint px-4 py-1 text-on-tint outline-none"
    >
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full border-2 border-edge-mid"
      >
        <Check className="size-4 text-edge-mid" />
      </span>
      <span className="min-w-0 flex-[1_1_13rem] py-1.5 fractions">{children}</span>
      <button type="button" className="min-h-11 text-link" onClick={undo.onClick}>
        {undo.label}
      </button>
    </p>
  )
}
