import type { DefaultServerCellComponentProps } from 'payload'

/** What a set of hinges carries, in a list of hardware. */
export function CarriesCell({ rowData }: DefaultServerCellComponentProps) {
  const { part, hingeCount, carriesLb, carriesIn } = rowData as Record<string, unknown>
  if (part !== 'hinges' || !carriesLb) return <span>–</span>
  return (
    <span>{`${String(hingeCount)} hinges: ${String(carriesLb)} lb, ${String(carriesIn)} in`}</span>
  )
}
