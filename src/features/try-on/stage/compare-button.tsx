'use client'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Without glass as long as it is held; with the keyboard, which cannot hold, on and off. */
export function CompareButton({ label, isOn, onChange }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onPointerDown={() => onChange(true)}
      onPointerUp={() => onChange(false)}
      onPointerLeave={() => onChange(false)}
      onPointerCancel={() => onChange(false)}
      onClick={({ detail }) => {
        if (detail === 0) onChange(!isOn) // no pointer pressed it
      }}
      onContextMenu={(event) => event.preventDefault()} // a long touch is not meant to open one
      className="min-h-11 touch-manipulation text-base font-semibold text-link select-none aria-pressed:decoration-2"
    >
      {label}
    </button>
  )
}
