import { describe, expect, it } from 'vitest'
import { jobNeeds, judgeMove, mayFollow, undoUntil } from './judge-move'
import type { JobFacts, JobNeed } from './judge-move'
import { jobStages, jobStates } from './stages'
import type { JobStage, JobState } from './stages'

function having(needs: readonly JobNeed[]): Record<JobNeed, boolean> {
  return Object.fromEntries(jobNeeds.map((need) => [need, needs.includes(need)])) as Record<
    JobNeed,
    boolean
  >
}

function job(state: JobState, needs: readonly JobNeed[] = jobNeeds): JobFacts {
  return { state, heldFrom: null, has: having(needs) }
}

describe('a job with all that it needs', () => {
  it('walks its way to the end, one stage after the other', () => {
    const steps = jobStages.slice(1).map((to, index) => [jobStages[index], to] as const)
    for (const [from, to] of steps) {
      expect(from && judgeMove(job(from), to), `${String(from)} to ${to}`).toEqual({ ok: true })
    }
  })

  it.each([
    ['to_measure', ['measured', 'on_hold']],
    ['measured', ['ordered', 'to_measure', 'on_hold']],
    ['ordered', ['glass_in', 'measured', 'on_hold']],
    ['glass_in', ['scheduled', 'ordered', 'on_hold']],
    ['scheduled', ['installed', 'glass_in', 'on_hold']],
    ['installed', ['closed', 'scheduled', 'on_hold']],
    ['closed', ['installed']],
  ] as const)('goes from %s to its neighbours and nowhere else', (state, expected) => {
    const reached = jobStates.filter((to) => judgeMove(job(state), to).ok)
    expect(reached.toSorted()).toEqual([...expected].toSorted())
    expect(mayFollow(job(state))).toEqual(expected)
  })

  it('is told where it may go when it skips a stage, and that it is there already', () => {
    expect(judgeMove(job('measured'), 'installed')).toEqual({
      ok: false,
      kind: 'out_of_order',
      mayFollow: ['ordered', 'to_measure', 'on_hold'],
    })
    expect(judgeMove(job('measured'), 'measured')).toEqual({ ok: false, kind: 'already_there' })
  })
})

describe('what a stage needs', () => {
  it.each([
    ['to_measure', 'measured', ['final_sizes']],
    ['measured', 'ordered', ['agreement', 'supplier', 'expected_date']],
    ['ordered', 'glass_in', []],
    ['glass_in', 'scheduled', ['install_visit']],
    ['scheduled', 'installed', ['checklist_done']],
    ['installed', 'closed', ['nothing_owed']],
    ['ordered', 'on_hold', ['hold_reason']],
  ] as const)('from %s to %s is asked for, each by itself', (from, to, needs) => {
    expect(judgeMove(job(from, needs), to)).toEqual({ ok: true })
    for (const missing of needs) {
      const others = jobNeeds.filter((need) => need !== missing)
      expect(judgeMove(job(from, others), to)).toEqual({
        ok: false,
        kind: 'needs',
        missing: [missing],
      })
    }
    const nothing = judgeMove(job(from, []), to)
    expect(nothing).toEqual(
      needs.length === 0 ? { ok: true } : { ok: false, kind: 'needs', missing: needs },
    )
  })
})

describe('a job on hold', () => {
  const held = (heldFrom: JobStage): JobFacts => ({ state: 'on_hold', heldFrom, has: having([]) })

  it.each(jobStages.filter((stage) => stage !== 'closed'))('goes on at %s alone', (stage) => {
    const reached = jobStages.filter((to) => judgeMove(held(stage), to).ok)
    expect(reached).toEqual([stage])
  })

  it('says where it goes on', () => {
    expect(judgeMove(held('ordered'), 'glass_in')).toEqual({
      ok: false,
      kind: 'held_elsewhere',
      heldFrom: 'ordered',
    })
  })
})

describe('the last step', () => {
  const at = '2026-11-24T15:00:00.000Z'
  const step = { to: 'ordered', at } as const

  it('can be taken back for ten minutes', () => {
    expect(undoUntil(step, 'ordered', new Date('2026-11-24T15:10:00.000Z'))).toEqual(
      new Date('2026-11-24T15:10:00.000Z'),
    )
    expect(undoUntil(step, 'ordered', new Date('2026-11-24T15:10:00.001Z'))).toBeNull()
  })

  it('can’t where there is none, or where the job has gone on since', () => {
    expect(undoUntil(undefined, 'ordered', new Date(at))).toBeNull()
    expect(undoUntil(step, 'glass_in', new Date(at))).toBeNull()
  })
})
