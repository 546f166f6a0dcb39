import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilterBar } from './filter-bar'

const category = (id: number, slug: string, name: string, count: number) => ({
  ...{ id, slug, name, count },
  countText: `${count} works`,
})

it('a kind of work says what its count counts, and shows its name alone', () => {
  const bar = renderToStaticMarkup(
    <FilterBar
      categories={[
        category(0, 'all', 'All Projects', 3),
        category(1, 'mirrors', 'Mirrors', 3),
        category(2, 'doors', 'Doors', 0),
      ]}
      wanted="all"
      label="Filter by category"
      onChoose={() => undefined}
    />,
  )
  expect(bar).toContain('aria-label="Mirrors, 3 works">Mirrors</button>')
  expect(bar).not.toContain('Doors')
})
