import { afterEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near'

type Told = (entries: { isIntersecting: boolean }[]) => void

const element = {} as Element
const watched = { tell: (() => undefined) as Told, rootMargin: '', isOver: false }

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: Told, { rootMargin }: { rootMargin: string }) {
      Object.assign(watched, { tell, rootMargin, isOver: false })
    }
    observe = () => undefined
    disconnect = () => {
      watched.isOver = true
    }
  },
)

afterEach(() => vi.unstubAllGlobals())

it('acts once something is near, wherever that stands among what is told, and looks no further', () => {
  const act = vi.fn()
  whenNear(element, '300px', act)
  expect(watched.rootMargin).toBe('300px')
  watched.tell([{ isIntersecting: false }])
  expect(act).not.toHaveBeenCalled()
  watched.tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(act).toHaveBeenCalledOnce()
  expect(watched.isOver).toBe(true)
})
