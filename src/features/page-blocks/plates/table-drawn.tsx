import { filled } from '@/client/opening/opening-texts'
import { formatWorkedOut } from '@/domain/measure/format-length'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { inchMark } from '@/drawings/plates/plate-words'
import { TablePlan } from '@/drawings/plates/table-plan'
import type { TableEdge, TableShape } from '@/drawings/plates/table-plan'
import type { TableChosen } from './plain-table'

export type TableWords = Record<'label' | TableShape | TableEdge, string>

type Props = TableChosen & { size: OpeningSize; words: TableWords }

const inches = (length: number) => inchMark(formatWorkedOut(length))

/** A table top from above; `{width}`, `{height}`, `{shape}` and `{edge}` stand in its label. */
export function TableDrawn({ size, words, ...chosen }: Props) {
  const label = filled(words.label, {
    ...{ width: formatWorkedOut(size.widthIn), height: formatWorkedOut(size.heightIn) },
    ...{ shape: words[chosen.shape], edge: words[chosen.edge] },
  })
  return (
    <div>
      {(['wide', 'phone'] as const).map((view) => (
        <TablePlan
          key={view}
          {...{ view, label, inches, ...chosen }}
          widthIn={size.widthIn}
          depthIn={size.heightIn}
        />
      ))}
    </div>
  )
}
