import { whenIdle } from '@/client/when-idle'

/**
 * Lays out what stands far below, a section at a time, once the page has come and rests: then a picture of the
 * whole page, a quick pull at the scroll bar and the height of the page are true. Answers how to call it off.
 */
export function layOutTheRest(): () => void {
  let callOff = () => {}
  const begin = () => {
    const waiting = [...document.querySelectorAll<HTMLElement>(mayWait)].filter(
      (section) => getComputedStyle(section).contentVisibility === 'auto',
    )
    const next = () => {
      const section = waiting.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      callOff = whenIdle(next)
    }
    callOff = whenIdle(next)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    callOff()
  }
}

/** What `tokens.css` lets wait; which of them do is up to it. */
const mayWait = 'main > section, .prose > .wide, body > footer'
