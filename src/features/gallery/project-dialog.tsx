'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import Link from 'next/link'
import { ProjectView } from './project-view'
import type { ShownProject } from './shown-project'

export type DialogTexts = {
  close: string
  category: string
  date: string
  discuss: string
  locale: string
  quoteHref: string
}

export type ProjectDialogProps = {
  project: ShownProject
  texts: DialogTexts
  onClose: () => void
}

/** A project enlarged; the page behind it stands still until it is closed. */
export function ProjectDialog({ project, texts, onClose }: ProjectDialogProps) {
  const { title, description, projectDate, categoryName } = project
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 fade-in bg-text/70" />
        <Dialog.Content className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(68rem,calc(100vw-2rem))] rise-in overflow-y-auto rounded-glass bg-paper shadow-float outline-none md:grid-cols-[1.5fr_1fr]">
          <ProjectView
            project={project}
            sizes="(min-width: 768px) 660px, 100vw"
            className="min-h-64 md:min-h-[34rem]"
          />
          <div className="flex flex-col p-6 md:p-9">
            <Dialog.Close
              aria-label={texts.close}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-glass bg-paper/90 hover:bg-edge-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
            <Dialog.Title className="pr-10 text-h3">{title}</Dialog.Title>
            <dl className="mt-5 grid gap-3 text-[0.95rem]">
              {categoryName === '' ? null : (
                <div>
                  <dt className="text-text-second">{texts.category}</dt>
                  <dd className="font-medium">{categoryName}</dd>
                </div>
              )}
              {projectDate === '' ? null : (
                <div>
                  <dt className="text-text-second">{texts.date}</dt>
                  <dd className="font-medium">{longDate(projectDate, texts.locale)}</dd>
                </div>
              )}
            </dl>
            <Dialog.Description className="mt-5 border-t border-rule pt-5">
              {description}
            </Dialog.Description>
            <Link
              href={texts.quoteHref}
              className="mt-8 inline-flex min-h-14 items-center justify-center rounded-glass bg-edge-ink px-6 text-center font-semibold text-ground hover:bg-edge-mid md:mt-auto"
            >
              {texts.discuss}
            </Link>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function longDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}
