import type { Passage } from './retrieval/passage'
import type { JudgedWish } from './wish/judge-wish'
import type { Assumption } from './wish/request-of-wish'
import type { Wish, Work } from './wish/wish'

type Priced = {
  kind: 'price'
  judged: JudgedWish
  wish: Wish
  assumed: Assumption[]
  asksWhether: boolean
}

/** What is answered; the words around it are made elsewhere. */
export type Said =
  | { kind: 'passage'; passage: Passage }
  | { kind: 'town'; town: string }
  | Priced
  | { kind: 'size'; work: Work }
  /** New glass in the window that is there, or a whole new window. */
  | { kind: 'which_window' }
  | { kind: 'emergency'; passage: Passage | null; price: Priced | null }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'own_order' }
  | { kind: 'displeased' }
  | { kind: 'automatic' }
  | { kind: 'unknown' }
