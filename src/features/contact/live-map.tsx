'use client'

import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api'
import { whenNear } from '@/client/when-near'

const mapHost = 'https://www.openstreetmap.org'
const box = '-97.55%2C32.50%2C-96.45%2C33.25'

/** OpenStreetMap over the drawn map, once the visitor gets here and the map server can be reached. */
export function LiveMap({ label }: { label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [reachable, setReachable] = useState(false)

  useEffect(() => {
    const element = place.current
    if (element === null || !navigator.onLine) return
    return whenNear(element, '0px', () => void answers().then(setReachable))
  }, [])

  return (
    <div ref={place} className="absolute inset-0">
      {reachable ? (
        <iframe
          title={label}
          loading="lazy"
          src={`${mapHost}/export/embed.html?bbox=${box}&layer=mapnik`}
          className="size-full border-0"
        />
      ) : null}
    </div>
  )
}

async function answers(): Promise<boolean> {
  const answer = await callApi('GET', '/api/open-map')
  return answer.ok && (answer.body as { reachable?: unknown } | null)?.reachable === true
}
