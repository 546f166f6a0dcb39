'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from '../../refusal-text'
import { figureKeys } from '../group-names'
import { AssignDialog } from './assign-dialog'
import type { Person } from './assign-dialog'
import { FindAnything } from './find-anything'
import { KeyHelp } from './key-help'
import type { MorningRow, RowAct } from './morning-row'
import { besideRow, pressIn, rowWithFocus, stepRow } from './morning-row'
import { SnoozeDialog } from './snooze-dialog'
import type { SnoozeChoice } from './snooze-dialog'
import { useKeys } from './use-keys'
import { useSingleKeys } from './use-single-keys'

type Asked = { row: MorningRow; until: string | null; said: string }

type Desk = {
  /** Rows that are gone from here though the page still has them. */
  gone: ReadonlySet<string>
  finish: (row: MorningRow) => void
  putOff: (row: MorningRow) => void
  /** Asks to whom an inquiry is given. */
  give: (row: MorningRow) => void
  makesQuotes: boolean
}

const DeskContext = createContext<Desk>({
  gone: new Set(),
  finish: noDesk,
  putOff: noDesk,
  give: noDesk,
  makesQuotes: false,
})

export const useDesk = () => useContext(DeskContext)

function noDesk(): never {
  throw new Error('A row stands outside of the morning page.')
}

const morning = '/api/office/morning'
const assignPath = '/api/office/inquiries/assign'

/** How long the line stands in which a step can be taken back. */
const lineMs = 10_000

export const keyOf = ({ kind, id }: Pick<MorningRow, 'kind' | 'id'>) => `${kind}-${id}`

type Props = {
  choices: SnoozeChoice[]
  people: readonly Person[]
  /** Whoever works with customers finds them and makes quotes. */
  findsCustomers: boolean
  children: ReactNode
}

/** The morning page as it is worked on: by keys, by buttons, and with the last step to take back. */
export function Desk({ choices, people, findsCustomers, children }: Props) {
  const t = useTranslations('officeMorning')
  const router = useRouter()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [resting, setResting] = useState<MorningRow | null>(null)
  const [given, setGiven] = useState<MorningRow | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [line, setLine] = useState<{ said: string; canUndo: boolean } | null>(null)
  const [hasKeys, setHasKeys] = useSingleKeys()
  /** The last step: its row, and the call that takes it back. */
  const undo = useRef<{ row: MorningRow; path: string; body: Record<string, unknown> } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const newQuote = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (line === null) return
    const timer = setTimeout(() => setLine(null), lineMs)
    return () => clearTimeout(timer)
  }, [line])

  function show(row: MorningRow, isGone: boolean) {
    setGone((all) => {
      const next = new Set(all)
      if (isGone) next.add(keyOf(row))
      else next.delete(keyOf(row))
      return next
    })
  }

  async function act({ row, until, said }: Asked) {
    const beside = besideRow(keyOf(row))
    show(row, true)
    // once the row is gone, and the dialog with it
    setTimeout(() => beside?.focus(), 0)
    const wish = until === null ? { act: 'done' } : { act: 'snooze', until }
    const { kind, id } = row
    const sent = await callApi('POST', morning, { ...wish, kind, id })
    if (!sent.ok) {
      show(row, false)
      setLine({ said: refusalText(sent) ?? t('said.failed'), canUndo: false })
      return
    }
    const { undo: body } = sent.body as { undo: Record<string, unknown> }
    undo.current = { row, path: morning, body }
    setLine({ said, canUndo: true })
    router.refresh()
  }

  async function takeBack() {
    const last = undo.current
    if (last === null) return setLine({ said: t('said.nothing'), canUndo: false })
    undo.current = null
    const sent = await callApi('POST', last.path, last.body)
    if (!sent.ok) {
      setLine({ said: refusalText(sent) ?? t('said.failed'), canUndo: false })
      return
    }
    show(last.row, false)
    setLine({ said: t('said.back', { who: last.row.who }), canUndo: false })
    router.refresh()
  }

  async function assign(row: MorningRow, person: Person | null) {
    setGiven(null)
    const body = { inquiryId: row.id, who: person?.id ?? null }
    const sent = await callApi('POST', assignPath, body)
    if (!sent.ok) {
      setLine({ said: refusalText(sent) ?? t('said.failed'), canUndo: false })
      return
    }
    const before = { inquiryId: row.id, who: row.assignedTo ?? null }
    undo.current = { row, path: assignPath, body: before }
    setLine({
      said: person
        ? t('said.given', { who: row.who, name: person.name })
        : t('said.givenNobody', { who: row.who }),
      canUndo: true,
    })
    router.refresh()
  }

  function openFigure(number: number) {
    document.querySelector<HTMLElement>(`a[data-figure="${number}"]`)?.click()
  }

  function pressOnRow(name: RowAct) {
    const row = rowWithFocus()
    if (row === null) return stepRow(1)
    if (!pressIn(row, name)) setLine({ said: t('said.noAct'), canUndo: false })
  }

  useKeys(
    {
      j: () => stepRow(1),
      k: () => stepRow(-1),
      e: () => pressOnRow('done'),
      s: () => pressOnRow('snooze'),
      a: () => pressOnRow('assign'),
      r: () => pressOnRow('reply'),
      q: () => pressOnRow('quote'),
      n: () => newQuote.current?.click(),
      z: () => void takeBack(),
      '/': () => field.current?.focus(),
      '?': () => setHelpOpen(true),
      '0': () => router.push('/admin'),
      ...Object.fromEntries(figureKeys.map((key, index) => [key, () => openFigure(index + 1)])),
    },
    hasKeys,
  )

  return (
    <DeskContext
      value={{
        gone,
        finish: (row) => void act({ row, until: null, said: t('said.done', { who: row.who }) }),
        putOff: setResting,
        give: setGiven,
        makesQuotes: findsCustomers,
      }}
    >
      <div className="today-tools">
        {findsCustomers ? <FindAnything field={field} /> : null}
        <div className="today-ways">
          {findsCustomers ? (
            <Link ref={newQuote} href="/office/quotes/new" prefetch={false} className="today-new">
              {t('newQuote')} <kbd aria-hidden="true">N</kbd>
            </Link>
          ) : null}
          <button type="button" className="today-keys" onClick={() => setHelpOpen(true)}>
            {t('keys.open')} <kbd>?</kbd>
          </button>
        </div>
      </div>
      {children}
      <div role="status" className="today-undo">
        {line === null ? null : (
          <p>
            <span>{line.said}</span>
            {line.canUndo ? (
              <button type="button" onClick={() => void takeBack()}>
                {t('undo')} <kbd>Z</kbd>
              </button>
            ) : null}
          </p>
        )}
      </div>
      {resting === null ? null : (
        <SnoozeDialog
          who={resting.who}
          choices={choices}
          onClose={() => setResting(null)}
          onChoose={(until, when) => {
            setResting(null)
            void act({
              row: resting,
              until,
              said: t('said.snoozed', { who: resting.who, when }),
            })
          }}
        />
      )}
      {given === null ? null : (
        <AssignDialog
          who={given.who}
          people={people}
          assignedTo={given.assignedTo ?? null}
          onClose={() => setGiven(null)}
          onChoose={(person) => void assign(given, person)}
        />
      )}
      {isHelpOpen ? (
        <KeyHelp
          findsCustomers={findsCustomers}
          hasKeys={hasKeys}
          onChange={setHasKeys}
          onClose={() => setHelpOpen(false)}
        />
      ) : null}
    </DeskContext>
  )
}
