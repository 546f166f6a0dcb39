/** An answer that begins within this many milliseconds came over a quick line. */
const quickMs = 60

const charset = '<meta charSet="utf-8"/>'
const scriptTag = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g
/** What is not found is a page of scripts alone: before they run there is nothing to paint. */
const emptyShell = '<html id="__next_error__">'
const preloadTag = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Has a page painted before its scripts run. Next begins a page with scripts that run whenever they
 * arrive: over a quick line that is before the first paint, which waits for them.
 *
 * @param {string} html a whole page as Next wrote it
 * @returns {string} the page with a script that starts those scripts, ahead of the style sheet, which would
 *   hold it up; a page that looks otherwise than expected comes back unchanged
 */
export function paintFirst(html) {
  if (html.includes(emptyShell)) return html
  const scripts = []
  const rest = html
    .replace(scriptTag, (_tag, address) => {
      scripts.push(address)
      return ''
    })
    .replace(preloadTag, '')
  if (scripts.length === 0 || !rest.includes(charset)) return html
  const starter = `<script>(${startOncePainted})(${JSON.stringify(scripts)},${quickMs})</script>`
  return rest.replace(charset, () => charset + starter)
}

/**
 * Runs in the browser, alone: nothing of this module is there. Over a slow line the scripts are fetched at
 * once, as urgent as they were; over a quick one they wait for the paint as well, so that what is seen
 * comes first. A page in the background is not painted, so nothing waits there; the end of loading is for
 * browsers that don't tell of a paint.
 */
function startOncePainted(scripts, quickMs) {
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  const start = () => {
    for (const src of scripts.splice(0)) add('script', { src, async: true })
  }
  const [page] = performance.getEntriesByType('navigation')
  if (!page || page.responseStart - page.requestStart > quickMs) {
    for (const href of scripts) {
      add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
    }
  }
  if (document.hidden) return start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', start)
  addEventListener('load', () => setTimeout(start, 1000))
}
