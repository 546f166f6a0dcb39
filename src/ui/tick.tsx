import type { ReactNode } from 'react'

type Props = { text: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }

/** A box to tick with its words beside it, all of it large enough for a thumb. */
export function Tick({ text, isOn, onChange }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small [overflow-wrap:anywhere]">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-edge-ink"
      />
      <span>{text}</span>
    </label>
  )
}
