import type { TeamPerson } from '@/services/content/people'
import { Badge } from '@/ui/badge'
import { Photo } from '@/ui/photo'

type Props = { title: string; sample: string; people: TeamPerson[] }

/** Who does what, a line each: the work first, then the name; not there without any. */
export function Team({ title, sample, people }: Props) {
  if (people.length === 0) return null
  return (
    <section className="bg-stone py-24 lg:py-32">
      <div className="page grid gap-10 lg:grid-cols-12 lg:gap-x-6">
        <h2 className="text-title lg:col-span-3 lg:text-h2">{title}</h2>
        <ul className="border-t-[1.5px] border-edge-ink lg:col-span-9">
          {people.map(({ id, name, jobTitle, bio, picture, isSample }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-2 border-b border-rule-stone py-6 md:grid-cols-2 lg:py-8"
            >
              <div className="flex items-start gap-5">
                {picture === null ? null : (
                  <Photo picture={picture} sizes="80px" className="size-20 object-cover" />
                )}
                <div>
                  <h3 className="text-h4 text-edge-ink lg:text-h3">{jobTitle}</h3>
                  <p className="mt-1 text-text-second">
                    {name}
                    {isSample ? <Badge className="ml-3">{sample}</Badge> : null}
                  </p>
                </div>
              </div>
              <p className="max-w-[46ch] md:pt-1">{bio}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
