import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import type { Watch } from './use-looked-at'

const look =
  'group relative flex w-full items-center gap-3.5 border bg-paper p-4 text-left transition-colors duration-150 tablet:gap-4 tablet:p-4 sm:gap-5 sm:p-5'

type FaceProps = { picture: ReactNode; title: ReactNode; text: ReactNode; aside?: ReactNode }

function Face({ picture, title, text, aside }: FaceProps) {
  return (
    <>
      <span aria-hidden="true" className="shrink-0">
        {picture}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display figures text-h4 leading-7 max-xl:pr-5">{title}</span>
        <span className="mt-1 block text-base text-pretty text-text-second">{text}</span>
        {aside ? (
          <span className="mt-1.5 block fractions text-small font-medium text-edge-mid">
            {aside}
          </span>
        ) : null}
      </span>
    </>
  )
}

type Props = FaceProps & {
  chosen: boolean
  onChoose: () => void
  /** Told while it is pointed at or has the focus. */
  watch?: Watch
}

/** A choice made by its picture; making it moves the wizard on. */
export function ChoiceCard({ chosen, onChoose, watch, ...face }: Props) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      {...watch}
      className={classNames(
        look,
        chosen
          ? 'border-edge-ink bg-edge-tint shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
          : 'border-rule hover:border-edge-mid hover:bg-stone',
      )}
    >
      <Face {...face} />
      <Check
        aria-hidden="true"
        className={classNames(
          'size-5 shrink-0 text-edge-ink max-xl:absolute max-xl:top-3 max-xl:right-3',
          !chosen && 'invisible',
        )}
      />
    </button>
  )
}

/** A choice that has no price online and opens a mail draft instead. */
export function MailCard({ href, icon, ...face }: FaceProps & { href: string; icon: ReactNode }) {
  return (
    <a href={href} className={classNames(look, 'border-rule hover:border-edge-mid hover:bg-stone')}>
      <Face {...face} />
      <span aria-hidden="true" className="shrink-0 text-edge-mid">
        {icon}
      </span>
    </a>
  )
}
