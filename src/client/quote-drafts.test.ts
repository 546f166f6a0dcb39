import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDrafts, readDraft, writeOwnDraft, writeSharedDraft } from './quote-drafts'

/** A browser's storage: what it holds are its own properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

function openTab(localStorage: Storage) {
  const tab = { localStorage, sessionStorage: storage(), dispatchEvent: () => true }
  vi.stubGlobal('window', tab)
  return tab
}

const day = 24 * 60 * 60 * 1000
const monday = 1_790_000_000_000

describe('a draft of the quote builder', () => {
  let browser: Storage
  beforeEach(() => {
    browser = storage()
    openTab(browser)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is found again in another tab, for three days', () => {
    writeSharedDraft('shower', 'estimate', monday)
    openTab(browser)
    expect(readDraft('shower', monday + 2 * day)).toBe('estimate')
    expect(readDraft('shower', monday + 3 * day)).toBeNull()
    expect(readDraft('window', monday)).toBeNull()
  })

  it("does not take the place of a tab's own", () => {
    writeOwnDraft('shower', 'mine', monday)
    writeSharedDraft('shower', "another tab's", monday + 1)
    expect(readDraft('shower', monday + 2)).toBe('mine')
  })

  it('is gone from the other tabs once there is nothing left to find', () => {
    writeSharedDraft('shower', 'estimate', monday)
    writeSharedDraft('shower', null, monday)
    expect(readDraft('shower', monday)).toBeNull()
  })

  it('is forgotten in every tab when somebody signs out', () => {
    const first = openTab(browser)
    writeOwnDraft('shower', 'mine', monday)
    writeSharedDraft('shower', 'mine', monday)
    openTab(browser)
    forgetDrafts(monday + 1)
    expect(readDraft('shower', monday + 2)).toBeNull()
    vi.stubGlobal('window', first)
    expect(readDraft('shower', monday + 2)).toBeNull()
    writeOwnDraft('shower', 'new', monday + 3)
    expect(readDraft('shower', monday + 4)).toBe('new')
  })

  it('is nothing where the browser refuses its storage, or holds something else', () => {
    browser.setItem('quote-builder:shower', 'no draft')
    expect(readDraft('shower')).toBeNull()
    vi.stubGlobal('window', {})
    writeOwnDraft('shower', 'mine')
    expect(readDraft('shower')).toBeNull()
  })
})
