export type StepRefusal = {
  ok: false
  kind:
    | 'not_signed_in'
    | 'forbidden'
    | 'passwordWrong'
    | 'locked'
    | 'codeWrong'
    | 'tooMany'
    | 'wrongState'
}

export type StepEnded = { ok: true } | StepRefusal

export const wrongState: StepRefusal = { ok: false, kind: 'wrongState' }
