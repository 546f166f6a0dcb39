import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { classNames } from './class-names'

/** The page behind a dialog, darkened. */
export function DialogShade() {
  return <RadixDialog.Overlay className="fixed inset-0 z-40 fade-in bg-text/45" />
}

export function DialogCross({ label, className }: { label: string; className?: string }) {
  return (
    <RadixDialog.Close
      aria-label={label}
      className={classNames(
        className,
        'grid size-11 shrink-0 place-items-center rounded-glass text-text-second hover:text-text',
      )}
    >
      <X aria-hidden="true" className="size-5" />
    </RadixDialog.Close>
  )
}
