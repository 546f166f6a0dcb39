'use client'

import { useEffect, useRef } from 'react'

/**
 * Runs the script beside it where no parser did: a page that the server could not finish, such as one that
 * does not exist, is built by React alone, which runs no script.
 */
export function RunUnparsed({ mark }: { mark: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const code = box.current?.parentElement?.querySelector('script')?.textContent
    if (code === undefined || document.documentElement.hasAttribute(mark)) return
    const script = document.createElement('script')
    script.textContent = code
    box.current?.replaceChildren(script)
  }, [mark])
  return <div ref={box} hidden />
}
