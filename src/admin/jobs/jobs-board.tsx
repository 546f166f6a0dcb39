'use client'

import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { JobState } from '@/domain/job/stages'
import { sharedScale } from '@/drawings/to-scale/job-drawing'
import type { Board, BoardCard } from '@/services/jobs/board'
import { useHydrated } from '@/ui/use-hydrated'
import { BoardColumns } from './board-columns'
import { BoardHead } from './board-head'
import { pressOnCard } from './card-keys'
import type { Picked } from './card-keys'
import { silent, underPointer, useCardSensors } from './dragging'
import { CardFace, JobCard } from './job-card'
import { KeyLegend } from './key-legend'
import { isShown, partyOf } from './shown-cards'
import type { Filter } from './shown-cards'
import { Strip } from './strip'
import type { Plan } from './strip'
import { UndoLine } from './undo-line'
import { useBoard } from './use-board'
import { useVisitSaid } from './use-visit-said'

type Props = {
  initial: Board
  /** A job for which a visit is to be set at once. */
  visitFor: number | null
  /** A job that is chosen at once. */
  chosen: number | null
}

/** The work after yes, moved from stage to stage by mouse, finger and keyboard. */
export function JobsBoard({ initial, visitFor, chosen }: Props) {
  const t = useTranslations('officeJobs')
  const router = useRouter()
  const hintId = useId()
  const isHydrated = useHydrated()
  const { board, act } = useBoard(initial)
  const { saidOfSet, saidOfOff } = useVisitSaid()
  const [filter, setFilter] = useState<Filter>({ who: null, onlyLate: false })
  const [plan, setPlan] = useState<Plan | null>(() => planOf(initial, visitFor, chosen))
  const [picked, setPicked] = useState<Picked | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [reached, setReached] = useState<number | null>(null)
  const [toFocus, setToFocus] = useState<{ id: number } | null>(null)
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sensors = useCardSensors()

  const now = new Date(board.now)
  const cards = board.cards.filter((card) => isShown(card, filter))
  const inColumn = (state: JobState) => cards.filter((card) => card.state === state)
  const cardOf = (id: number) => board.cards.find((card) => card.id === id)
  const pxPerIn = sharedScale(board.cards.map(({ panels }) => panels))
  const stateName = (state: JobState) => t(`states.${state}`)
  const tabStop = cards.some(({ id }) => id === reached) ? reached : (cards[0]?.id ?? null)

  // after the card stands in its new column: the one before is gone, and the focus with it
  useEffect(() => {
    if (toFocus === null) return
    document.querySelector<HTMLElement>(`[data-job="${toFocus.id}"]`)?.focus()
  }, [toFocus])

  function focusCard(id: number) {
    setReached(id)
    setToFocus({ id })
  }

  function endPlan(id: number) {
    setPlan(null)
    setTrouble(null)
    focusCard(id)
  }

  /** Asks for what the stage needs; what can't follow is refused by the server, in its words. */
  function propose(card: BoardCard, to: JobState) {
    setTrouble(null)
    if (to === card.state) {
      setPlan(null)
      setSaid(t('board.live.back', { number: card.number, state: stateName(card.state) }))
    } else if (card.next.includes(to)) {
      setPlan({ kind: 'move', id: card.id, to })
    } else {
      setPlan({ kind: 'chosen', id: card.id })
      void move({ jobId: card.id, from: card.state, to })
    }
  }

  async function carryOut(...[what, wish]: Parameters<typeof act>): Promise<boolean> {
    setBusy(true)
    const outcome = await act(what, wish)
    setBusy(false)
    setTrouble(outcome.ok ? null : (outcome.words ?? t('strip.failed')))
    return outcome.ok
  }

  async function move(wish: Record<string, unknown> & { jobId: number; to: JobState }) {
    const card = cardOf(wish.jobId)
    if (!(await carryOut('move', wish)) || !card) return
    setSaid(t('board.live.moved', { number: card.number, state: stateName(wish.to) }))
    endPlan(card.id)
  }

  async function undo(id: number) {
    if (await carryOut('undo', { jobId: id })) endPlan(id)
  }

  /** What became of a visit stays in sight, with what can still be done about it beside it. */
  async function keepVisit(what: 'visit' | 'call-off', id: number, wish: object, words: string) {
    if (!(await carryOut(what, { ...wish }))) return
    focusCard(id)
    setSaid(words)
    setPlan({ kind: 'chosen', id, done: words })
  }

  const faceOf = (card: BoardCard) => ({ card, now, pxPerIn, party: partyOf(card, board) })

  function shownCard(card: BoardCard) {
    return (
      <JobCard
        key={card.id}
        {...faceOf(card)}
        hintId={hintId}
        isPicked={picked?.id === card.id}
        isChosen={plan?.id === card.id}
        isReached={card.id === tabStop}
        onChoose={() => {
          setReached(card.id)
          setTrouble(null)
          setPlan({ kind: 'chosen', id: card.id })
        }}
        onLeave={() => setPicked(null)}
        onKey={(event) =>
          pressOnCard(
            event,
            { card, picked, cards },
            {
              pick: (one) => {
                setPlan(null)
                setPicked(one)
                setSaid(t('board.live.picked', { number: card.number, state: stateName(one.over) }))
              },
              hover: (one) => {
                setPicked(one)
                const of = inColumn(one.over).length + (one.over === card.state ? 0 : 1)
                setSaid(t('board.live.over', { state: stateName(one.over), at: of, of }))
              },
              put: (one) => {
                setPicked(null)
                setSaid(t('board.live.put', { number: card.number, state: stateName(one.over) }))
                propose(card, one.over)
              },
              leave: () => {
                setPicked(null)
                setSaid(t('board.live.back', { number: card.number, state: stateName(card.state) }))
              },
              walk: ({ id }) => focusCard(id),
              open: ({ id }) => router.push(`/admin/collections/jobs/${id}`),
              visit: ({ id }) => setPlan({ kind: 'visit', id, visit: undefined }),
              hold: (one) => propose(one, 'on_hold'),
            },
          )
        }
      />
    )
  }

  const planned = plan && cardOf(plan.id)
  const aimed = dragged === null ? undefined : cardOf(dragged)
  return (
    <div className="jobs">
      <BoardHead board={board} filter={filter} onFilter={setFilter} />
      <p id={hintId} hidden>
        {t('board.hint')}
      </p>
      <p role="status" className="jobs-said">
        {said}
      </p>
      <DndContext
        id={hintId}
        sensors={sensors}
        collisionDetection={underPointer}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => {
          setPlan(null)
          setDragged(Number(active.id))
        }}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null)
          const card = cardOf(Number(active.id))
          if (card && over) propose(card, over.id as JobState)
        }}
      >
        <BoardColumns board={board} cards={cards} target={picked?.over} draw={shownCard} />
        {/* beside the board, which contains what would be fixed to the window */}
        {isHydrated
          ? createPortal(
              <DragOverlay dropAnimation={null}>
                {aimed ? (
                  <div className="jobs-card-held">
                    <CardFace {...faceOf(aimed)} />
                  </div>
                ) : null}
              </DragOverlay>,
              document.body,
            )
          : null}
      </DndContext>
      <UndoLine cards={board.cards} now={now} isBusy={isBusy} onUndo={(id) => void undo(id)} />
      {planned ? (
        <Strip
          card={planned}
          plan={plan}
          board={board}
          now={now}
          trouble={trouble}
          isBusy={isBusy}
          onPropose={(to) => propose(planned, to)}
          onMove={(wish, to) => void move({ ...wish, jobId: planned.id, to })}
          onPlanVisit={(visit) => setPlan({ kind: 'visit', id: planned.id, visit })}
          onSetVisit={(wish) => void keepVisit('visit', planned.id, wish, saidOfSet(planned, wish))}
          onCallOff={(visit) =>
            void keepVisit('call-off', planned.id, { visitId: visit.id }, saidOfOff(visit))
          }
          onClose={() => endPlan(planned.id)}
        />
      ) : null}
      <KeyLegend />
    </div>
  )
}

function planOf({ cards }: Board, visitFor: number | null, chosen: number | null): Plan | null {
  const asked = visitFor ?? chosen
  if (asked === null || !cards.some(({ id }) => id === asked)) return null
  return visitFor === null
    ? { kind: 'chosen', id: asked }
    : { kind: 'visit', id: asked, visit: undefined }
}
