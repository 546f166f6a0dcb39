import { classNames } from '@/ui/class-names'

type Props = { label: string; isOpen: boolean; onToggle: () => void; className?: string }

/** Opens what is said to who does not know. */
export function UnsureCard({ label, isOpen, onToggle, className }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames(
        'min-h-13 w-full border border-dashed px-5 text-left font-semibold text-edge-ink hover:bg-stone',
        isOpen ? 'border-edge-ink bg-edge-tint' : 'border-field-edge bg-paper',
        className,
      )}
    >
      {label}
    </button>
  )
}
