'use client'

import Link from 'next/link'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { buttonClasses } from '@/ui/button'
import { ImageViewer } from '@/ui/image-viewer'
import { ProjectView } from './project-view'
import type { ShownProject } from './shown-project'

export type DialogTexts = {
  close: string
  previous: string
  next: string
  category: string
  date: string
  discuss: string
  locale: Locale
  quoteHref: string
}

export type ProjectDialogProps = {
  project: ShownProject
  texts: DialogTexts
  onClose: () => void
  /** Opens the project before or after this one, where there are others. */
  onTurn?: (step: -1 | 1) => void
}

/** A project enlarged, with what it was and the way to one like it. */
export function ProjectDialog({ project, texts, onClose, onTurn }: ProjectDialogProps) {
  const { title, description, projectDate, categoryName } = project
  return (
    <ImageViewer
      title={title}
      description={description}
      closeLabel={texts.close}
      onClose={onClose}
      {...(onTurn === undefined
        ? {}
        : { turn: { previousLabel: texts.previous, nextLabel: texts.next, onTurn } })}
      picture={
        <ProjectView
          project={project}
          sizes="(min-width: 768px) 660px, 100vw"
          className="min-h-64 md:min-h-[34rem]"
        />
      }
      facts={
        <dl className="mt-5 grid gap-3 text-base">
          {categoryName === '' ? null : <Fact name={texts.category} value={categoryName} />}
          {projectDate === '' ? null : (
            <Fact name={texts.date} value={longDate(projectDate, texts.locale)} />
          )}
        </dl>
      }
      action={
        <Link href={texts.quoteHref} className={buttonClasses('ink', 'large')}>
          {texts.discuss}
        </Link>
      }
    />
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-text-second">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}

function longDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formattingLocales[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso))
}
