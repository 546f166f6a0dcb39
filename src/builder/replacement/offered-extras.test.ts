import { describe, expect, it } from 'vitest'
import type { HardwareItem } from '@/domain/pricing/types'
import { offeredExtras } from './offered-extras'

const item = (id: number, offeredFor: string[], fits: string[]) =>
  ({ id, name: String(id), offeredFor, fits }) as HardwareItem

const lowE = item(1, ['replacement', 'general'], ['door', 'window'])
const clips = item(2, ['general'], ['mirror'])
const edges = item(3, ['replacement'], ['door', 'mirror'])
const away = item(4, ['replacement'], [])
const tables = { finishes: [], hardware: [lowE, clips, edges, away] }

const idsFor = (service: Parameters<typeof offeredExtras>[2], chosen: number[] = []) =>
  offeredExtras(
    { hardware: chosen.map((id) => ({ id, quantity: 1 })) },
    tables,
    service,
  ).hardware.map(({ id }) => id)

describe('what a replaced pane may have besides', () => {
  it('is what the list offers for replacements, as far as it goes with the work', () => {
    expect(idsFor('window_replacement')).toEqual([1, 4])
    expect(idsFor('door_replacement')).toEqual([1, 3, 4])
    expect(idsFor('glass_replacement_quote')).toEqual([1, 3, 4])
  })

  it('has what was chosen already, whatever it is for', () => {
    expect(idsFor('window_replacement', [2])).toEqual([1, 2, 4])
  })
})
