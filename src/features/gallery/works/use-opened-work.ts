import { useEffect } from 'react'
import { usePathname } from 'next/navigation'
import type { ShownWork } from './shown-work'
import { useWorkDialog } from './use-work-dialog'

/** The work that the address names, and its dialog, whose code comes when a hand comes near. */
export function useOpenedWork(works: readonly ShownWork[], path: string) {
  const pathname = usePathname()
  const { Dialog, prepare } = useWorkDialog()
  const slug = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : null
  const opened = works.find((work) => work.slug === slug) ?? null
  const isOpen = opened !== null
  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen, prepare])
  return { Dialog, prepare, opened }
}

/** Links of before named a work by its number. */
export function useOldAddress(query: string, works: readonly ShownWork[]) {
  useEffect(() => {
    const id = new URLSearchParams(query).get('project')
    const work = id === null ? undefined : works.find((candidate) => String(candidate.id) === id)
    if (work) window.location.replace(work.href)
  }, [query, works])
}
