import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  choices?: ReactNode
  fields: ReactNode
  figure: ReactNode
  /** Null where the piece takes none, or its fields hold it. */
  hardware?: ReactNode
  hardwareCount?: number
  hardwareLabel?: string
  /** Whether its fields need as much room as the drawing. */
  isWide?: boolean
}

/** Choices on top, fields beside the drawing that follows them, hardware folded away below. */
export function PieceLayout(props: Props) {
  const { choices, fields, figure, hardware = null, hardwareCount = 0, hardwareLabel } = props
  const { isWide = false } = props
  return (
    <>
      {choices ? <div className="flex flex-wrap gap-x-6 gap-y-3">{choices}</div> : null}
      <div
        className={classNames(
          'mt-4 grid gap-6',
          isWide ? 'md:grid-cols-2' : 'md:grid-cols-[minmax(15rem,5fr)_minmax(0,7fr)]',
        )}
      >
        <div className="grid min-w-0 content-start gap-4">{fields}</div>
        <div className="min-w-0 self-start border border-rule bg-paper p-3 md:sticky md:top-4">
          {figure}
        </div>
      </div>
      {hardware === null ? null : (
        <details
          className="group/hardware mt-4 border-t border-rule pt-2"
          open={hardwareCount > 0 || undefined}
        >
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-small font-semibold [&::-webkit-details-marker]:hidden">
            {/* the browser's own sign is gone with the row, and shut it looked empty */}
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 group-open/hardware:rotate-90"
            />
            {hardwareLabel}
            {hardwareCount > 0 ? (
              <span className="figures font-normal text-text-second">{hardwareCount}</span>
            ) : null}
          </summary>
          <div className="mt-2">{hardware}</div>
        </details>
      )}
    </>
  )
}
