import { priceQuote } from '@/domain/pricing/price-quote'
import { ids, showerRequest, tables } from '../fixtures/pricing-tables'

/** Distinct two-panel showers with three hardware lines, made before the clock starts. */
const count = 100_000

function randomRequest(): unknown {
  const sixteenths = (from: number, to: number) =>
    from + Math.floor(Math.random() * (to - from) * 16) / 16
  const quantity = () => 1 + Math.floor(Math.random() * 8)
  return {
    ...showerRequest,
    thicknessMm: Math.random() < 0.5 ? 9.525 : 12.7,
    finishId: 1 + Math.floor(Math.random() * 3),
    panels: [
      { widthIn: sixteenths(20, 40), heightIn: sixteenths(60, 96), role: 'fixed' },
      { widthIn: sixteenths(20, 40), heightIn: sixteenths(60, 96), role: 'door' },
    ],
    hardware: Object.values(ids.hardware).map((id) => ({ id, quantity: quantity() })),
    complexityFactorId: ids.factor.standard,
    locationFactorId: ids.factor.delivery,
  }
}

/** What stops the work from being optimised away, and shows that every input was priced. */
type Checked = { perSecond: number; checksum: number }

function timed<Input>(inputs: readonly Input[], work: (input: Input) => number): Checked {
  let checksum = 0
  const start = process.hrtime.bigint()
  for (const input of inputs) checksum += work(input)
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  return { perSecond: Math.round(inputs.length / seconds), checksum }
}

function priced(input: unknown): number {
  const outcome = priceQuote(input, tables)
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.problems)}`)
  return outcome.quote.totalCost
}

const warmUp = Array.from({ length: 20_000 }, randomRequest)
timed(warmUp, priced)
const inputs = Array.from({ length: count }, randomRequest)
const bodies = inputs.map((input) => JSON.stringify(input))
timed(bodies.slice(0, 20_000), (body) => Object.keys(JSON.parse(body)).length)

const price = timed(inputs, priced)
const parse = timed(bodies, (body) => Object.keys(JSON.parse(body)).length)

console.log(
  JSON.stringify(
    {
      what: 'two-panel shower, three hardware lines, validation included, nothing memoised',
      distinctInputs: new Set(bodies).size,
      calculationsPerSecond: price.perSecond,
      microsecondsEach: Number((1e6 / price.perSecond).toFixed(1)),
      jsonParsePerSecond: parse.perSecond,
      ratioToJsonParse: Number((price.perSecond / parse.perSecond).toFixed(3)),
    },
    null,
    2,
  ),
)
