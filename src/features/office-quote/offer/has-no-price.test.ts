import { describe, expect, it } from 'vitest'
import { hasNoPrice } from './has-no-price'

describe('a total that says nothing', () => {
  const refused = [{ field: 'lines.A', code: 'nothing_quoted' as const }]

  it('is nothing beside what can’t be priced', () => {
    expect(hasNoPrice({ total: 0, problems: refused })).toBe(true)
  })

  it('is no sum, and no quote of nothing that has no fault', () => {
    expect(hasNoPrice({ total: 120, problems: refused })).toBe(false)
    expect(hasNoPrice({ total: 0, problems: [] })).toBe(false)
  })
})
