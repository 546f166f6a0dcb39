'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/client/when-idle'
import { cameraMark } from './camera-dialog'

/** Where the page was opened anew for the camera's sake, the camera's window opens by itself. */
export function useCameraReturn(setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (window.location.hash !== cameraMark) return
    return whenIdle(() => {
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setIsOpen(true)
    })
  }, [setIsOpen])
}
