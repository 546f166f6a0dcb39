import { useTranslations } from 'next-intl'
import {
  deepestTransom,
  doorsThatFit,
  litesAllowed,
  roomForLites,
  setLite,
} from '@/domain/storefront/fit-storefront'
import { withLites } from '@/domain/storefront/front-checks'
import { layOutStorefront } from '@/domain/storefront/lay-out-storefront'
import { storefrontLimits } from '@/domain/storefront/storefront'
import type { Storefront } from '@/domain/storefront/storefront'
import { DoorChoice } from './door-choice'
import { count, feet, inches } from './front-lengths'
import { StepField } from './step-field'

type Props = {
  front: Storefront
  /** The lite that is being sized, from the left. */
  chosen: number | null
  onChoose: (lite: number | null) => void
  onChange: (front: Storefront) => void
}

/** How large the front is and how it is divided. */
export function FrontFields({ front, chosen, onChoose, onChange }: Props) {
  const t = useTranslations('quote.storefront')
  const allowed = litesAllowed(front)
  const deepest = deepestTransom(front)
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6">
      <StepField
        label={t('width')}
        value={front.widthIn}
        {...storefrontLimits.widthIn}
        {...feet}
        stepBy={6}
        fineBy={1}
        largeBy={12}
        onChange={(widthIn) => onChange({ ...front, widthIn })}
      />
      <StepField
        label={t('height')}
        value={front.heightIn}
        {...storefrontLimits.heightIn}
        {...feet}
        stepBy={6}
        fineBy={1}
        largeBy={12}
        onChange={(heightIn) => onChange({ ...front, heightIn })}
      />
      <StepField
        label={t('lites')}
        value={front.lites.length}
        {...allowed}
        {...count}
        stepBy={1}
        onChange={(lites) => onChange(withLites(front, lites))}
      />
      <StepField
        label={t('transom')}
        aside={front.transomIn === 0 ? t('noTransom') : ''}
        value={front.transomIn}
        least={0}
        most={deepest}
        {...inches}
        stepBy={6}
        fineBy={1}
        largeBy={12}
        onChange={(transomIn) => onChange({ ...front, transomIn: atOnce(transomIn, front) })}
      />
      <DoorChoice
        doors={front.doors}
        fitting={doorsThatFit(front.widthIn)}
        onChoose={(doors) => onChange({ ...front, doors })}
      />
      {front.lites.length > 1 ? <LiteFields {...{ front, chosen, onChoose, onChange }} /> : null}
    </div>
  )
}

/** From nothing the first step is the least transom, and from there the way back is nothing. */
function atOnce(wantedIn: number, { transomIn }: Storefront): number {
  const { least } = storefrontLimits.transomIn
  return wantedIn > 0 && wantedIn < least ? (wantedIn < transomIn ? 0 : least) : wantedIn
}

function LiteFields({ front, chosen, onChoose, onChange }: Props) {
  const t = useTranslations('quote.storefront')
  const lite = Math.min(chosen ?? 0, front.lites.length - 1)
  const bay = layOutStorefront(front).bays.find(
    ({ kind, index }) => kind === 'lite' && index === lite,
  )
  const others = front.lites.length - 1
  return (
    <div className="col-span-2">
      <div className="flex items-baseline justify-between gap-3">
        <p id="lite-to-size" className="text-base font-semibold">
          {t('liteToSize')}
        </p>
        {front.lites.some((each) => each !== null) ? (
          <button
            type="button"
            className="min-h-11 text-small text-link"
            onClick={() => onChange(withLites(front, front.lites.length))}
          >
            {t('evenAgain')}
          </button>
        ) : null}
      </div>
      <div role="group" aria-labelledby="lite-to-size" className="mt-2 mb-4 flex flex-wrap gap-2">
        {front.lites.map((_, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={index === lite}
            onClick={() => onChoose(index)}
            className="min-h-11 min-w-11 rounded-glass border border-field-edge bg-paper figures aria-pressed:border-edge-ink aria-pressed:bg-edge-tint aria-pressed:font-semibold aria-pressed:picked"
          >
            {index + 1}
          </button>
        ))}
      </div>
      <StepField
        key={lite}
        label={t('liteWidth', { lite: lite + 1 })}
        aside={t('othersShare')}
        value={bay?.widthIn ?? 0}
        least={storefrontLimits.liteIn.least}
        most={roomForLites(front) - others * storefrontLimits.liteIn.least}
        {...inches}
        stepBy={1}
        fineBy={0.25}
        largeBy={6}
        onFocus={() => onChoose(lite)}
        onChange={(widthIn) => onChange(setLite(front, lite, widthIn))}
      />
    </div>
  )
}
