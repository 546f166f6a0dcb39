import type { ComponentProps } from 'react'
import { Info } from 'lucide-react'

type Props = ComponentProps<'button'> & { label: string }

export function ThicknessButton({ label, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="grid size-11 place-items-center text-edge-mid hover:text-edge-ink"
    >
      <Info aria-hidden="true" className="size-5" />
    </button>
  )
}
