import { Fragment } from 'react'

type Props = { rows: { label: string; value: string }[] }

/** What there is to know of a payment, under its number. */
export function FactList({ rows }: Props) {
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 figures">
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-text-second">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
