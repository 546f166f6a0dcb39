'use client'

import { useEffect, useRef, useState } from 'react'
import { AddressReader } from '@/ui/address-reader'
import { classNames } from '@/ui/class-names'
import { notifyError } from '@/ui/toast'
import { fetchProjects } from './fetch-projects'
import { ProjectView } from './project-view'
import type { DialogTexts } from './project-dialog'
import type { ProjectWords } from './show-project'
import type { ShownProject } from './shown-project'
import { useProjectDialog } from './use-project-dialog'

type Words = ProjectWords &
  Record<
    'filterLabel' | 'loading' | 'emptyTitle' | 'emptyText' | 'errorTitle' | 'errorText',
    string
  >

type Category = { id: number | null; slug: string; name: string }

type Props = {
  /** The first is the one of all projects. */
  categories: Category[]
  projects: ShownProject[]
  words: Words
  dialog: DialogTexts
}

/** The gallery with its filter and its viewer; both stand in the address, so that they can be sent. */
export function GalleryExplorer(props: Props) {
  const [address, setAddress] = useState('')
  const query = new URLSearchParams(address)
  return (
    <>
      <AddressReader onRead={setAddress} />
      <Shelves {...props} filter={query.get('filter') ?? 'all'} opened={query.get('project')} />
    </>
  )
}

function go(changes: Record<string, string | null>) {
  const next = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const search = next.toString()
  const address = search === '' ? window.location.pathname : `?${search}`
  // closing is no step of its own, nor is turning to the next: Back must not open the project again
  const isOpen = new URLSearchParams(window.location.search).has('project')
  if (changes.project === null || (isOpen && changes.project !== undefined))
    window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
}

type Place = { filter: string; opened: string | null }

function Shelves({ categories, projects, words, dialog, filter, opened }: Props & Place) {
  const current = categories.find(({ slug }) => slug === filter) ?? categories[0]
  const { Dialog, prepare } = useProjectDialog()
  const [fetched, setFetched] = useState<{ slug: string; projects: ShownProject[] } | null>(null)
  const [loading, setLoading] = useState(false)
  const latest = useRef('')
  const wanted = current?.slug ?? 'all'
  const shown =
    fetched?.slug === wanted
      ? fetched.projects
      : projects.filter(({ categorySlug }) => wanted === 'all' || categorySlug === wanted)
  const project = opened === null ? undefined : projects.find(({ id }) => id === opened)
  const isOpen = project !== undefined

  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen, prepare])

  async function choose({ id, slug }: Category) {
    go({ filter: slug === 'all' ? null : slug })
    latest.current = slug
    setLoading(true)
    try {
      const found = await fetchProjects(id, words, dialog.locale)
      if (latest.current === slug) setFetched({ slug, projects: found })
    } catch {
      notifyError({ title: words.errorTitle, text: words.errorText })
    } finally {
      if (latest.current === slug) setLoading(false)
    }
  }

  function turn(from: string, step: -1 | 1) {
    const at = shown.findIndex(({ id }) => id === from)
    const next = shown[(at + step + shown.length) % shown.length]
    if (next !== undefined) go({ project: next.id })
  }

  return (
    <>
      {categories.length > 2 ? (
        <div role="group" aria-label={words.filterLabel} className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <button
              key={category.slug}
              type="button"
              aria-pressed={category.slug === wanted}
              onClick={() => void choose(category)}
              className={classNames(
                'min-h-11 rounded-glass border px-4 font-medium',
                category.slug === wanted
                  ? 'border-edge-ink bg-edge-ink text-ground forced-colors:outline forced-colors:outline-2'
                  : 'border-field-edge hover:border-edge-mid hover:bg-edge-tint',
              )}
            >
              {category.name}
            </button>
          ))}
        </div>
      ) : null}
      <div aria-live="polite" aria-busy={loading} className="mt-10 min-h-120">
        {loading ? (
          <p className="py-24 text-center font-display text-h3 text-text-second">{words.loading}</p>
        ) : shown.length === 0 ? (
          <div className="grid justify-items-center gap-2 py-24 text-center">
            <p className="font-display text-h3">{words.emptyTitle}</p>
            <p className="text-text-second">{words.emptyText}</p>
          </div>
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-3">
            {shown.map((card, index) => (
              <li key={card.id} className="max-sm:first:col-span-2">
                <button
                  type="button"
                  onPointerEnter={prepare}
                  onFocus={prepare}
                  onClick={() => {
                    prepare()
                    go({ project: card.id })
                  }}
                  className="group/card block w-full text-left"
                >
                  <ProjectView
                    project={card}
                    sizes={`(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${index === 0 ? '100vw' : '50vw'}`}
                    className="aspect-[4/3]"
                    first={index === 0}
                  />
                  <span className="mt-0 block border-t-[1.5px] border-edge-ink pt-3 font-display text-intro leading-tight group-hover/card:text-edge-mid sm:text-h4">
                    {card.title}
                  </span>
                  <span className="mt-1 block text-small text-text-second">
                    {card.categoryName}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {Dialog !== null && project !== undefined ? (
        <Dialog
          project={project}
          texts={dialog}
          onClose={() => go({ project: null })}
          {...(shown.length > 1 && { onTurn: (step) => turn(project.id, step) })}
        />
      ) : null}
    </>
  )
}
