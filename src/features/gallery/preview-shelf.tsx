'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DialogTexts } from './project-dialog'
import type { ShownProject } from './shown-project'
import { useProjectDialog } from './use-project-dialog'

type Props = {
  projects: ShownProject[]
  /** What each of them looks like, in their order. */
  views: ReactNode[]
  viewText: string
  texts: DialogTexts
}

/** Pictures of different sizes on one ground line, each opening in the viewer. */
export function PreviewShelf({ projects, views, viewText, texts }: Props) {
  const { Dialog, prepare } = useProjectDialog()
  const [opened, setOpened] = useState<ShownProject | null>(null)

  function turn(step: -1 | 1) {
    setOpened((project) => {
      const at = projects.findIndex(({ id }) => id === project?.id)
      return projects[(at + step + projects.length) % projects.length] ?? null
    })
  }

  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 lg:grid-cols-[276fr_408fr_246fr_246fr] lg:gap-x-6">
        {projects.map((project, index) => (
          <li key={project.id} className="group/shelf row-span-2 grid grid-rows-subgrid gap-y-0">
            <div className="self-end">{views[index]}</div>
            <div className="-ml-4 flex flex-col items-start justify-between gap-x-4 gap-y-1 border-t-[1.5px] border-edge-ink pt-3 pl-4 group-odd/shelf:ml-0 group-odd/shelf:pl-0 lg:min-h-22 lg:flex-row lg:group-not-first/shelf:-ml-6 lg:group-not-first/shelf:pl-6">
              <h3 className="text-intro lg:text-h4">{project.title}</h3>
              <button
                type="button"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => {
                  prepare()
                  setOpened(project)
                }}
                className="min-h-11 font-semibold text-edge-mid underline decoration-1 underline-offset-6 hover:text-edge-ink lg:-mt-2"
              >
                {viewText}
                <span className="sr-only"> {project.title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {Dialog !== null && opened !== null ? (
        <Dialog
          project={opened}
          texts={texts}
          onClose={() => setOpened(null)}
          {...(projects.length > 1 && { onTurn: turn })}
        />
      ) : null}
    </>
  )
}
