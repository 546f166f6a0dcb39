export type TaskRefusal = {
  ok: false
  kind: 'not_signed_in' | 'forbidden' | 'not_found' | 'no_day' | 'nobody'
}
