import { expect, it } from 'vitest'
import { glass, shop } from '../../../tests/fixtures/glass-work'
import { aHardwareItem } from '../../../tests/fixtures/pricing-tables'
import { addedByEach } from '@/domain/glass-rules/price-within-rules'
import { chooseGlass, emptyGeneral, noUsualGlass, withDefaults } from './general-draft'
import { sampleBilledSqFt, sampleRequest } from './sample-request'

const film = aHardwareItem({ id: 99, cost: 3.5, unitOfMeasure: 'psf' })
const service = { serviceType: 'mirrors_tabletops_quote', product: null }

function filmBySqFt(minimumBilledSqFt: number): number | undefined {
  const settings = { ...shop.settings, minimumBilledSqFt }
  const tables = { ...shop, settings, hardware: [...shop.hardware, film] }
  const empty = withDefaults(emptyGeneral(), tables, noUsualGlass)
  const draft = chooseGlass(empty, String(glass.mirror), tables)
  const hardware = [{ id: film.id, quantity: 1 }]
  const request = sampleRequest({ ...draft, hardware }, service, tables)
  const [added] = request ? addedByEach(request, tables) : []
  return added ? added.adds / sampleBilledSqFt(tables) : undefined
}

it('tells a square foot for what it costs, also where the shop bills more than the sample has', () => {
  const usual = filmBySqFt(0)
  expect(usual).toBeGreaterThan(3)
  expect(filmBySqFt(20)).toBeCloseTo(usual ?? 0, 2)
  expect(filmBySqFt(40)).toBeCloseTo(usual ?? 0, 2)
})
