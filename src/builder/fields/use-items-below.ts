import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Counts the items that lie below what is seen of a list; null where all of it is seen at once. */
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
  useLayoutEffect(count, [count, items])
  return { list, below, count }
}
