import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '@/domain/account/password-rules'
import { isLeakedPassword, isLeakedPasswordStretched } from './leaked-passwords'

describe('leaked passwords', () => {
  it.each(['alucard', 'Alucard', ' kristine ', 'playstation3', 'q1w2e3r4t5y6u7i8', 'xpcrew'])(
    'are known: %s, which the browser does not know',
    async (password) => {
      expect(isCommonPassword(password)).toBe(false)
      expect(await isLeakedPassword(password)).toBe(true)
    },
  )

  it.each(['x7kQ2mw0', 'edge-green', 'eleven glass panes', 'Alucard-2026-door', ''])(
    'are not mixed up with %j',
    async (password) => {
      expect(await isLeakedPassword(password)).toBe(false)
    },
  )

  it.each(['Alucard20262026', '!!!kristine!!!', 'AlucardAlucard', '2026kristinekristine!'])(
    'are known when they were only made longer: %s',
    async (password) => {
      expect(await isLeakedPassword(password)).toBe(false)
      expect(await isLeakedPasswordStretched(password)).toBe(true)
    },
  )

  it.each([
    'eleven glass panes',
    'sample-admin-2026',
    'long-enough-for-staff',
    '4711 4712 4713 !!',
  ])('are not seen in %j', async (password) => {
    expect(await isLeakedPasswordStretched(password)).toBe(false)
  })

  it('are judged in well under a millisecond', async () => {
    await isLeakedPassword('loads the list')
    const begun = performance.now()
    for (let turn = 0; turn < 1000; turn += 1) await isLeakedPasswordStretched(`pane-${turn}-door`)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
