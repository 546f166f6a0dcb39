import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPane, aShower, glass, half, parts, shop } from '../../../../tests/fixtures/glass-work'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import { replacementDraftOf, showerDraftOf } from '@/builder/saved/drafts-of-request'
import { showerRequest } from '@/builder/shower/shower-request'
import { alternativesTo } from '@/domain/glass-rules/alternatives'

const sixteenths = (least: number, most: number) =>
  fc.integer({ min: least * 16, max: most * 16 }).map((count) => count / 16)

const panel = fc.record({
  widthIn: sixteenths(6, 40),
  heightIn: sixteenths(20, 110),
  role: fc.constantFrom('fixed' as const, 'door' as const),
})

it('a shower that is taken over is the one that was compared', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc.array(panel, { minLength: 1, maxLength: 3 }),
      fc.constantFrom({}, half, { ...half, hardware: [{ id: parts.third, quantity: 1 }] }),
      (panels, thick) => {
        const here = aShower(panels, thick)
        for (const { request, blocked } of alternativesTo(here, shop)) {
          if (blocked) continue
          compared += 1
          const draft = showerDraftOf(request, shop)
          const built = showerRequest(draft, shop, here.serviceType)
          expect(built).toMatchObject({ ok: true, request })
        }
      },
    ),
  )
  expect(compared).toBeGreaterThan(50)
})

it('a pane that is taken over is the one that was compared', () => {
  const kinds = [glass.annealed14, glass.tempered14, glass.annealed18, glass.unitInch]
  const answers = [{}, { safety: { wet: true } }, { safety: { door: false } }]
  let compared = 0
  for (const kind of kinds) {
    for (const answer of answers) {
      const here = aPane(kind, 30, 40, answer)
      for (const { request, blocked } of alternativesTo(here, shop)) {
        if (blocked) continue
        compared += 1
        const built = replacementRequest(replacementDraftOf(request, shop), shop, here.serviceType)
        expect(built).toMatchObject({ ok: true, request })
      }
    }
  }
  expect(compared).toBeGreaterThan(5)
})
