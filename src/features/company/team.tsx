import type { TeamPerson } from '@/services/content/people'
import { Badge } from '@/ui/badge'
import { Photo } from '@/ui/photo'

type Props = { title: string; sample: string; people: TeamPerson[] }

/** The people, each in a pane of their own; the section is not there without any. */
export function Team({ title, sample, people }: Props) {
  if (people.length === 0) return null
  return (
    <section className="page py-24 lg:py-32">
      <h2 className="text-title lg:text-section">{title}</h2>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {people.map(({ id, name, jobTitle, bio, picture, isSample }) => (
          <li key={id} className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-5">
            {picture === null ? (
              <Initials name={name} />
            ) : (
              <Photo
                picture={picture}
                sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 104px"
                className="aspect-[4/5] w-full object-cover md:max-lg:aspect-[4/3]"
              />
            )}
            <div className="border-t-[1.5px] border-edge-ink pt-3 sm:pt-4">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-1 text-edge-mid">
                {jobTitle}
                {isSample ? <Badge className="ml-3">{sample}</Badge> : null}
              </p>
              <p className="mt-3 text-text-second">{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Initials({ name }: { name: string }) {
  const letters = name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <div
      aria-hidden="true"
      className="relative aspect-[4/5] overflow-hidden bg-edge-tint md:max-lg:aspect-[4/3]"
    >
      <svg viewBox="0 0 80 100" className="absolute inset-0 size-full" preserveAspectRatio="none">
        <path
          d="M4 100 44 0h14L18 100zM26 100 66 0h4L30 100z"
          fill="var(--color-paper)"
          fillOpacity="0.7"
        />
      </svg>
      <span className="absolute bottom-3 left-3 font-display text-title leading-none text-edge-mid sm:bottom-5 sm:left-6 sm:text-display">
        {letters}
      </span>
    </div>
  )
}
