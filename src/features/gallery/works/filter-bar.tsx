export type Category = {
  /** Null where it is all works. */
  id: number | null
  slug: string
  name: string
  /** How many works it has, wherever they show. */
  count: number
  countText: string
}

type Props = {
  /** The first is the one of all works. */
  categories: Category[]
  wanted: string
  label: string
  onChoose: (category: Category) => void
}

/** The kinds of work with their counts; a kind that has none is left out. */
export function FilterBar({ categories, wanted, label, onChoose }: Props) {
  const offered = categories.filter(({ slug, count }) => slug === wanted || count > 0)
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
            {category.name} <span aria-hidden="true">{category.count}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
