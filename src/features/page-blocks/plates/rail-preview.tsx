import type { Approval } from '@/domain/glass-rules/price-opening'

type Props = {
  text: string
  /** Why the shop looks at it first: said instead. */
  approval: Approval | null
  /** Where one reaches the shop. */
  ask: { text: string; href: string }
}

/**
 * The small print of the figure: below the rail, on a phone below the picture. Its place is as high as either
 * of its texts, so that nothing below moves.
 */
export function RailPreview({ text, approval, ask }: Props) {
  return (
    <p className="rail-preview page pt-3.5 pb-4 fractions text-caption text-text-second">
      <span className="grid min-h-[4lh] *:[grid-area:1/1] sm:min-h-[2lh] xl:min-h-0">
        <span className={approval ? 'invisible' : undefined}>{text}</span>
        {approval ? (
          <span className="text-text">
            {approval.reason}{' '}
            <a
              href={ask.href}
              // on a phone the rail has it, and what is focused next stands between
              className="inline-block text-link outline-offset-0! first-letter:uppercase max-md:hidden"
            >
              {ask.text}
            </a>
          </span>
        ) : null}
      </span>
    </p>
  )
}
