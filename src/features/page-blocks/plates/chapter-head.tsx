import { withFractions } from '@/ui/with-fractions'

type Props = { heading: string; lead?: string | null | undefined }

/** A chapter's heading, and what it says in two lines at the other side of the page. */
export function ChapterHead({ heading, lead }: Props) {
  return (
    <div className="mb-7 grid items-end gap-x-6 gap-y-4 lg:mb-11 lg:grid-cols-12">
      <h2 className="max-w-[16ch] text-title lg:col-span-7 lg:text-section">
        {withFractions(heading)}
      </h2>
      {lead ? (
        <p className="max-w-[46ch] text-body text-text-second lg:col-span-4 lg:col-start-9">
          {withFractions(lead)}
        </p>
      ) : null}
    </div>
  )
}
