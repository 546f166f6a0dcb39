import type { ShownWork } from './shown-work'

export type Category = { id: number | null; slug: string; name: string }

type Props = {
  /** The first is the one of all works. */
  categories: Category[]
  wanted: string
  works: ShownWork[]
  label: string
  onChoose: (category: Category) => void
}

/** The kinds of work with their counts; a kind that has none is left out. */
export function FilterBar({ categories, wanted, works, label, onChoose }: Props) {
  const countOf = (slug: string) =>
    slug === 'all' ? works.length : works.filter((work) => work.categorySlug === slug).length
  const offered = categories.filter(({ slug }) => slug === wanted || countOf(slug) > 0)
  if (categories.length <= 2) return null
  return (
    <div className="page">
      <div role="group" aria-label={label} className="works-filter needs-scripts">
        {offered.map((category) => (
          <button
            key={category.slug}
            type="button"
            aria-pressed={category.slug === wanted}
            onClick={() => onChoose(category)}
          >
            {category.name} <span aria-hidden="true">{countOf(category.slug)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
