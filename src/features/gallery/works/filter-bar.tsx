import { useEffect, useRef } from 'react'

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

/** The kinds of work, in one row that scrolls where it is narrow; a kind that has none is left out. */
export function FilterBar({ categories, wanted, label, onChoose }: Props) {
  const offered = categories.filter(({ slug, count }) => slug === wanted || count > 0)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!bar.current || !chosen) return
    bar.current.scrollLeft = chosen.offsetLeft - (bar.current.clientWidth - chosen.offsetWidth) / 2
  }, [wanted])
  if (categories.length <= 2) return null
  return (
    <div className="page">
      <div ref={bar} role="group" aria-label={label} className="works-filter needs-scripts">
        {offered.map((category) => (
          <button
            key={category.slug}
            type="button"
            aria-pressed={category.slug === wanted}
            aria-label={`${category.name}, ${category.countText}`}
            onClick={() => onChoose(category)}
          >
            {category.name}
          </button>
        ))}
      </div>
    </div>
  )
}
