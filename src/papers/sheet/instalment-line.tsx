import { classNames } from '@/ui/class-names'

type Instalment = { amount: string; what: string; share: number; isDone?: boolean }

type Named<Value> = { deposit: Value; balance: Value }

/** A deposit and what is left after it, as parts of the line. */
export function partsOf(
  { deposit, balance }: Named<number>,
  written: (amount: number) => string,
  said: Named<string>,
): [Instalment, Instalment] {
  const share = deposit / (deposit + balance)
  return [
    { amount: written(deposit), what: said.deposit, share },
    { amount: written(balance), what: said.balance, share: 1 - share },
  ]
}

/** Parts of a sum along one line, each as long as it is large; what is done or due now is tinted. */
export function InstalmentLine({ parts }: { parts: [Instalment, Instalment] }) {
  const [first] = parts
  return (
    <div className="mt-3 print:mt-1.5">
      <div aria-hidden="true" className="flex items-center border-x border-edge-mid text-edge-mid">
        <span
          className={classNames('h-3 border-r border-edge-mid', first.isDone && 'border-r-2')}
          style={{ width: `${Math.round(first.share * 1000) / 10}%` }}
        >
          <span
            className={classNames(
              'relative top-1 block h-1 border-t border-edge-mid bg-edge-deep',
              first.isDone && 'bg-edge-mid',
            )}
          />
        </span>
        <span className="flex-1 border-t border-edge-mid" />
      </div>
      <dl className="mt-1.5 grid grid-cols-2 gap-3 text-small">
        {parts.map(({ amount, what }) => (
          <div key={what} className="flex flex-col">
            <dt className="order-2 text-text-second">{what}</dt>
            <dd className="figures font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
