import { displayCase } from './display-case'
import { hearth } from './hearth'
import type { Piece } from './piece'
import { sash } from './sash'
import { splash } from './splash'
import { tabletop } from './tabletop'
import { transom } from './transom'

/** What is made once, along one wall: in the order of its notes, each with what is measured of it. */
export const pieces: Piece[] = [splash, displayCase, transom, tabletop, hearth, sash]
