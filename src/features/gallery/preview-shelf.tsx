'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ShownWork } from './works/shown-work'
import { useWorkDialog } from './works/use-work-dialog'
import type { WorkTexts } from './works/work-view'

type Props = {
  works: ShownWork[]
  /** What each of them looks like, in their order. */
  views: ReactNode[]
  viewText: string
  texts: WorkTexts
}

/** Pictures of different sizes on one ground line, each opening in the viewer. */
export function PreviewShelf({ works, views, viewText, texts }: Props) {
  const { Dialog, prepare } = useWorkDialog()
  const [opened, setOpened] = useState<ShownWork | null>(null)

  const at = works.findIndex(({ slug }) => slug === opened?.slug)

  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 lg:grid-cols-[276fr_408fr_246fr_246fr] lg:gap-x-6">
        {works.map((work, index) => (
          <li key={work.slug} className="group/shelf row-span-2 grid grid-rows-subgrid gap-y-0">
            <div className="self-end">{views[index]}</div>
            <div className="-ml-4 flex flex-col items-start justify-between gap-x-4 gap-y-1 border-t-[1.5px] border-edge-ink pt-3 pl-4 group-odd/shelf:ml-0 group-odd/shelf:pl-0 lg:min-h-22 lg:group-not-first/shelf:-ml-6 lg:group-not-first/shelf:pl-6 xl:flex-row">
              <h3 className="text-intro text-balance lg:text-h4">{work.title}</h3>
              <button
                type="button"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => {
                  prepare()
                  setOpened(work)
                }}
                className="min-h-11 font-semibold text-edge-mid underline decoration-1 underline-offset-6 hover:text-edge-ink xl:-mt-2"
              >
                {viewText}
                <span className="sr-only"> {work.title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {Dialog !== null && opened !== null ? (
        <Dialog
          work={opened}
          texts={texts}
          number={at + 1}
          count={works.length}
          onClose={() => setOpened(null)}
          onTurn={(by) => setOpened(works[(at + by + works.length) % works.length] ?? null)}
        />
      ) : null}
    </>
  )
}
