import { onSill, SillSheet, UnitOnSill } from './sill-sheet'
import { SunAndHeat } from './sun-and-heat'
import { facesOf } from './unit-section'

type Props = { panes: 1 | 2; hasCoating: boolean; label: string }

const x = 200

/** One make-up with what it does to light and heat. */
export function UnitComparison({ panes, hasCoating, label }: Props) {
  return (
    <SillSheet label={label}>
      {(id) => (
        <>
          <SunAndHeat
            {...facesOf({ ...onSill(x), panes })}
            {...{ panes, hasCoating }}
            from={20}
            to={372}
            at={[80, 130, 180]}
          />
          <UnitOnSill {...{ id, x, panes, hasCoating }} />
        </>
      )}
    </SillSheet>
  )
}
