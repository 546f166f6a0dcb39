import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { Arrow } from '@/ui/page/arrow-link'
import { BarNote } from './bar-note'

type Props = {
  /** Whose place the bar takes once it has gone out of the view. */
  rail: RefObject<HTMLElement | null>
  figure: string
  /** Of what the figure is. */
  note: string
  /** The same in fewer words. */
  shortNote?: string | undefined
  action: { text: string; goesTo: string | undefined }
}

/** On a phone the price stays in view below the page, above the bar of the site. */
export function RailPhoneBar({ rail, figure, note, shortNote, action }: Props) {
  const isPast = useIsPast(rail)
  if (!isPast) return null
  return (
    <div className="rail-bar">
      <p className="min-w-0">
        <span className="block money text-h3 leading-none font-light">{figure}</span>
        <BarNote note={note} short={shortNote} />
      </p>
      <button type="submit" formAction={action.goesTo} className="rail-bar-action">
        {action.text}
        <Arrow />
      </button>
    </div>
  )
}

const onPhone = '(width < 48rem)'

/** Once it has been scrolled past on a phone, and until the page ends. */
function useIsPast(rail: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const [sheet, footer] = [rail.current, document.querySelector('footer')]
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === footer) setAtEnd(isIntersecting)
        else
          setAbove(
            !isIntersecting &&
              boundingClientRect.bottom < window.innerHeight / 2 &&
              window.matchMedia(onPhone).matches,
          )
      }
    })
    for (const each of [sheet, footer]) if (each) watcher.observe(each)
    return () => watcher.disconnect()
  }, [rail])
  return isAbove && !isAtEnd
}
