import { describe, expect, it } from 'vitest'
import { shop } from '../../../tests/fixtures/glass-work'
import { handOpening } from './hand-opening'
import { keepWidth, shareHeight, shareWidth } from './opening-draft'
import { addPanel, emptyShower, showerDraftShape } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'
import { keepUnread } from './unread-opening'

const draft: ShowerDraft = {
  ...handOpening({ ...emptyShower(), sizes: 'opening' }, { width: '60', height: '76' }),
  thicknessMm: 9.525,
  finishKey: 'standard_clear',
}
const built = (of: ShowerDraft) => showerRequest(of, shop, 'shower_glass_quote')

describe('an opening that cannot be read', () => {
  it('has no price, whatever its panels were before', () => {
    expect(built(draft).ok).toBe(true)
    for (const field of ['width', 'height'] as const) {
      const unread = keepUnread(draft, field, '3x')
      expect(built(unread)).toEqual({ ok: false, waitsFor: 'opening', field })
    }
  })

  it('keeps what was typed, over a reload and beside another panel', () => {
    const unread = keepUnread(draft, 'width', 'abc')
    expect(showerDraftShape.parse(JSON.parse(JSON.stringify(unread)))).toEqual(unread)
    expect(keepWidth(unread, addPanel(unread)).unreadOpening?.width).toBe('abc')
  })

  it('has its price again once it is read, or asked for no more', () => {
    expect(built(shareWidth(keepUnread(draft, 'width', 'abc'), 48)).ok).toBe(true)
    expect(built(shareHeight(keepUnread(draft, 'height', 'abc'), '80')).ok).toBe(true)
    expect(built({ ...keepUnread(draft, 'width', 'abc'), sizes: undefined }).ok).toBe(true)
  })
})
