import { DimensionLine } from '@/ui/dimension-line'

type Props = { since: string; founded: number; year: number; claim: string | undefined }

/** The years of the shop on a line, a tick for each; every fifth is named where there is room. */
export function YearsLine({ since, founded, year, claim }: Props) {
  const span = Math.max(1, year - founded)
  const years = Array.from({ length: span + 1 }, (_, index) => founded + index)
  return (
    <div className="text-edge-mid">
      <DimensionLine>
        {claim === undefined ? undefined : (
          <span className="font-display text-h3 font-normal text-edge-ink lg:text-title">
            {claim}
          </span>
        )}
      </DimensionLine>
      <div aria-hidden="true" className="relative mt-3 h-3">
        {years.map((each, index) => (
          <span
            key={each}
            className={`absolute top-0 border-l border-current ${each % 5 === 0 ? 'h-3' : 'h-1.5'}`}
            style={{ left: `${(index / span) * 100}%` }}
          />
        ))}
      </div>
      <p className="relative mt-2 flex justify-between text-small">
        <span className="font-semibold text-edge-ink">{since}</span>
        {years
          .filter(
            (each) => each % 5 === 0 && each - founded > span * 0.14 && year - each > span * 0.06,
          )
          .map((each) => (
            <span
              key={each}
              aria-hidden="true"
              className="absolute -translate-x-1/2 figures max-md:hidden"
              style={{ left: `${((each - founded) / span) * 100}%` }}
            >
              {each}
            </span>
          ))}
        <span aria-hidden="true" className="figures font-semibold text-edge-ink">
          {year}
        </span>
      </p>
    </div>
  )
}
