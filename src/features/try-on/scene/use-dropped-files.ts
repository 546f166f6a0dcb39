'use client'

import { useEffect, useState } from 'react'
import type { DragEvent } from 'react'

type Target = {
  isOver: boolean
  handlers: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: () => void
    onDrop: (event: DragEvent) => void
  }
}

/** Pictures that are dropped onto an element, or pasted anywhere on the page. */
export function useDroppedFiles(onFile: (file: File) => void): Target {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? []
      if (file !== undefined) onFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])

  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault() // which says that it may be dropped here
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file === undefined) return
        event.preventDefault() // or the browser would go and show it
        onFile(file)
      },
    },
  }
}
