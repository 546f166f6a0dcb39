import { Fragment } from 'react'

type Props = { rows: { label: string; value: string }[] }

/** What there is to know of a payment, under its number. */
export function FactList({ rows }: Props) {
  return (
    <dl className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 fractions">
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-text-second">{label}</dt>
          <dd className="text-right font-semibold whitespace-nowrap">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
