import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Column = { key: string; heading: ReactNode; figures?: boolean }

type Props = {
  caption: string
  columns: Column[]
  rows: { key: string; cells: Record<string, ReactNode> }[]
}

/** Rows under headings; where there is no room for them it scrolls by itself, not the page. */
export function Table({ caption, columns, rows }: Props) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-edge-ink">
            {columns.map(({ key, heading, figures }) => (
              <th
                key={key}
                scope="col"
                className={classNames(
                  'px-3 py-3 text-small font-semibold whitespace-nowrap first:pl-0 last:pr-0',
                  figures && 'text-right',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key: row, cells }) => (
            <tr key={row} className="border-b border-rule">
              {columns.map(({ key, figures }) => (
                <td
                  key={key}
                  className={classNames(
                    'px-3 py-3 align-top first:pl-0 last:pr-0',
                    figures && 'text-right figures',
                  )}
                >
                  {cells[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
