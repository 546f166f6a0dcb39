import { whenIdle } from '@/client/when-idle'

/**
 * Lays out what stands far below, a section at a time, once the page has come and rests: then a picture of the
 * whole page, a quick pull at the scroll bar and the height of the page are true. Its pictures come then, too,
 * but for somebody who saves data. Answers how to call it off.
 */
export function layOutTheRest(): () => void {
  let callOff = () => {}
  const begin = () => {
    const waiting = [...document.querySelectorAll<HTMLElement>(mayWait)].filter(
      (section) => getComputedStyle(section).contentVisibility === 'auto',
    )
    const next = () => {
      const section = waiting.shift()
      if (!section) {
        if (!savesData()) fetchPictures()
        return
      }
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

function fetchPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    picture.loading = 'eager'
    // one that cannot be shown has its words
    picture.decode().catch(() => undefined)
  }
}

/** Where the browser does not say, nobody asked for it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** What `tokens.css` lets wait; which of them do is up to it. */
const mayWait = 'main > section, .prose > .wide, body > footer'
