import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeOwnDraft } from '../quote-drafts'
import { keepFromOtherTabs, noPhotos, readKeptPhotos, writeKeptPhotos } from './kept-photos'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const localStorage = storage()
const openTab = () => vi.stubGlobal('window', { localStorage, sessionStorage: storage() })

const window = 'window_replacement'
const tile = 'data:image/jpeg;base64,AAAA'
const one = { claim: 'c', photos: [{ photo: 'p', thumbnail: tile }] }

describe('photos beside a draft', () => {
  beforeEach(openTab)
  afterEach(() => vi.unstubAllGlobals())

  it('are seen in their own tab, and known but not seen in another', () => {
    writeKeptPhotos(window, one)
    expect(readKeptPhotos(window)).toEqual(one)
    expect(readKeptPhotos('door_replacement')).toEqual(noPhotos)
    openTab()
    expect(readKeptPhotos(window)).toEqual({
      claim: 'c',
      photos: [{ photo: 'p', thumbnail: null }],
    })
  })

  it('are no other tab’s once they were sent, or all taken out', () => {
    writeKeptPhotos(window, one)
    keepFromOtherTabs(window)
    expect(readKeptPhotos(window)).toEqual(one)
    openTab()
    expect(readKeptPhotos(window)).toEqual(noPhotos)
    writeKeptPhotos(window, one)
    writeKeptPhotos(window, { claim: 'c', photos: [] })
    openTab()
    expect(readKeptPhotos(window)).toEqual(noPhotos)
  })

  it.each(['', '{', 'null', '7', '{"claim":7,"photos":[]}', '{"claim":"c","photos":{}}'])(
    'are none where something else was kept: %s',
    (text) => {
      writeOwnDraft(`photos:${window}`, text)
      expect(readKeptPhotos(window)).toEqual(noPhotos)
    },
  )

  it('show no address but a picture that is kept itself', () => {
    const photos = [null, 7, { photo: 'p', thumbnail: 'https://elsewhere.example/a.jpg' }]
    writeOwnDraft(`photos:${window}`, JSON.stringify({ claim: 'c', photos }))
    expect(readKeptPhotos(window).photos).toEqual([{ photo: 'p', thumbnail: null }])
  })
})
