import { Specimen } from './specimen'

const colours = [
  ['edge-ink', 'bg-edge-ink'],
  ['edge-mid', 'bg-edge-mid'],
  ['edge-deep', 'bg-edge-deep'],
  ['edge-tint', 'bg-edge-tint'],
  ['ground', 'bg-ground'],
  ['stone', 'bg-stone'],
  ['rule', 'bg-rule'],
  ['text', 'bg-text'],
  ['text-second', 'bg-text-second'],
  ['sun', 'bg-sun'],
  ['error', 'bg-error'],
] as const

const sizes = [
  ['h1', 'font-display text-h1 leading-none'],
  ['h2', 'font-display text-h2 leading-none'],
  ['h3', 'font-display text-h3'],
  ['h4', 'font-display text-h4'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['caption', 'text-caption'],
] as const

export function TokenSpecimens() {
  return (
    <>
      <Specimen name="Colours">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {colours.map(([name, fill]) => (
            <li key={name}>
              <span className={`block h-16 border border-rule ${fill}`} />
              <span className="mt-2 block text-small">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        {sizes.map(([name, classes]) => (
          <p key={name} className={classes}>
            Glass cut to 36 5/8 by 76 inches <span className="text-small">{name}</span>
          </p>
        ))}
        <p className="money text-h3">$1,842.50</p>
        <p className="figures">36 5/8&quot; × 76 1/16&quot;</p>
      </Specimen>
    </>
  )
}
