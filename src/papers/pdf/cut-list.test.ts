import { beforeAll, describe, expect, it } from 'vitest'
import { measuredPanels, paperOf, showerPiece } from '../../../tests/fixtures/papers'
import { pagesOf, paper, writeAnother } from '../../../tests/fixtures/read-pdf'
import { cutListFile } from './paper-files'

beforeAll(writeAnother)

describe('a cut list', () => {
  const measured = paperOf(
    { lines: [showerPiece('A', measuredPanels)], panels: measuredPanels },
    { measurements: 'final', revision: { number: 2, madeAt: paper.revision.madeAt, reason: null } },
  )

  it('has every pane with its final size, and no price', async () => {
    const file = await cutListFile({ paper: measured, language: 'en' })
    const [page] = await pagesOf(file)
    expect(file.filename).toBe('Cut list Q-000118 rev 2.pdf')
    for (const said of [
      'Final sizes',
      'A1 36 5⁄8 × 76 in fixed',
      'A2 28 × 76 in door, 3 hinges',
      '1⁄2 in thick',
    ]) {
      expect(page).toContain(said)
    }
    expect(page).not.toMatch(/\$|\d\.\d\d (?!sq)| mm\b/)
  })

  it('warns of sizes that are not final', async () => {
    const [page] = await pagesOf(await cutListFile({ paper, language: 'en' }))
    expect(page).toContain('Sizes are estimated: do not cut from this list.')
  })
})
