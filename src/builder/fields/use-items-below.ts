import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Ends a list that scrolls after a whole item, and counts the items that lie below what is seen of it;
 * null where all of it is seen at once.
 */
export function useItemsBelow(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const [below, setBelow] = useState<number | null>(null)
  const count = useCallback(() => {
    const box = list.current
    if (box === null || box.scrollHeight <= box.clientHeight + 1) return setBelow(null)
    const foot = box.getBoundingClientRect().bottom
    const hidden = Array.from(box.children).filter((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2 > foot
    })
    setBelow(hidden.length)
  }, [])
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    let width = 0
    const fit = () => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      endAfterWholeItem(box)
      count()
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [count, items])
  return { list, below, count }
}

/** As high as the style sheet lets it be, less the item that would be cut. */
function endAfterWholeItem(box: HTMLElement): void {
  box.style.maxHeight = ''
  if (box.scrollHeight <= box.clientHeight + 1) return
  const { top, height } = box.getBoundingClientRect()
  const border = height - box.clientHeight
  const start = top + border / 2 - box.scrollTop
  const ends = Array.from(box.children, (item) => item.getBoundingClientRect().bottom - start)
  const last = ends.filter((end) => end <= box.clientHeight).at(-1)
  if (last !== undefined) box.style.maxHeight = `${last + border}px`
}
