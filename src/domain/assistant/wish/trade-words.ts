import type { Wish, Work } from './wish'

/** What a sentence speaks of; read after the spelling was mended. */
type Signs = Record<
  | 'shower'
  | 'door'
  | 'panel'
  | 'patio'
  | 'window'
  | 'double'
  | 'pane'
  | 'glass'
  | 'mirror'
  | 'table'
  | 'partition'
  | 'storefront',
  RegExp
>

const signs: Signs = {
  shower:
    /\b(?:showers?|enclosures?|frameless|tub|bath(?:room)?(?= (?:glass )?door)|regaderas?|duchas?|cancel(?:es)?|mamparas?|tinas?|puertas? de bano)\b/,
  door: /\b(?:doors?|puertas?)\b/,
  panel: /\b(?:panels?|paneles|fixed|fijos?|screens?|splash)\b/,
  patio: /\b(?:patio|sliding|slider|corrediz[ao]s?|terraza)\b/,
  window: /\b(?:windows?|ventanas?|ventanal(?:es)?)\b/,
  double:
    /\b(?:double|dual|insulated|igus?|units?|foggy|fogged|thermal|thermopane|two pane|dobles?|aislantes?|termicos?|empanad[ao]s?)\b/,
  pane: /\b(?:panes?|single|sheets?|pieces?|sencill[ao]s?|hojas?)\b/,
  glass: /\b(?:glass|vidrios?|cristal(?:es)?)\b/,
  mirror: /\b(?:mirrors?|espejos?)\b/,
  table:
    /\b(?:table ?tops?|tables?|desks?|shel(?:f|ves)|mesas?|escritorios?|cubiertas?|repisas?|tocador)\b/,
  partition:
    /\b(?:partitions?|glass walls?|office walls?|divisiones|division|divisor(?:es)?|canceleria)\b/,
  storefront: /\b(?:store ?fronts?|shop ?fronts?|fachadas?|escaparates?|aparador(?:es)?)\b/,
}

/** `1/2 in pieces`, `6 mm panes`, `three eighths panes`: how thick, not how many. */
const noMeasure = String.raw`(?!(?:in|inch(?:es)?|mm|cm|ft|feet|foot|pies?|pulg\w*|mill?imet\w*|centimet\w*|quarters?|eighths?|sixteenths?|cuartos?|octavos?|dieciseisavos?)\b)`
const before = String.raw`(?<![\d./])\b`
const between = String.raw`\b ${noMeasure}(?:\p{Letter}+ )?`
const several = new RegExp(
  `${before}(two|three|four|five|six|dos|tres|cuatro|cinco|seis|[2-6])${between}(?:panes|pieces|windows|lites|vidrios|ventanas|hojas|cristales|piezas)\\b`,
  'u',
)
/** Not `en un vidrio templado`, which says of what it is. */
const single = new RegExp(
  `(?<!\\b(?:in|with|en|con) )${before}(?:one|una?|1)${between}(?:pane|piece|window|lite|vidrio|ventana|hoja|cristal|pieza)\\b`,
  'u',
)
const counts: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
}

/** How many alike are asked for: `two panes`, `3 windows`, `one pane`; null where no number is said. */
export function countIn(text: string): number | null {
  const said = several.exec(text)?.[1]
  if (said !== undefined) return counts[said] ?? Number(said)
  return single.test(text) ? 1 : null
}

/** A window of which nobody said whether it is to be new, or gets new glass. */
export function isAnyWindow(text: string): boolean {
  return (
    signs.window.test(text) &&
    !signs.glass.test(text) &&
    !signs.double.test(text) &&
    !signs.pane.test(text) &&
    !/\b(?:new|install\w*|replac\w*|chang\w*|swap\w*|fix\w*|repair\w*|brok\w*|crack\w*|nuev[ao]s?|instal\w*|reempla\w*|cambi\w*|arregl\w*|repar\w*|rot[ao]s?|quebr\w*)\b/.test(
      text,
    )
  )
}

/** What the glass is for; null where nothing of the kind is named. */
export function workIn(text: string, thicknessMm: number | null): Work | null {
  const says = (sign: keyof Signs) => signs[sign].test(text)
  if (says('partition')) return 'partition'
  if (says('storefront')) return 'storefront'
  if (says('mirror')) return 'mirror'
  if (says('table') && !says('shower')) return 'tabletop'
  if (says('shower')) {
    if (says('door')) return 'shower_door'
    return says('panel') ? 'shower_panel' : 'shower'
  }
  if (says('door')) {
    // Only showers have doors of plain glass so thick.
    if (says('patio')) return 'patio_door'
    return thicknessMm !== null && thicknessMm > 9 && !says('window') ? 'shower_door' : 'door_glass'
  }
  if (says('panel') && thicknessMm !== null && thicknessMm > 9) return 'shower_panel'
  if (says('double')) return 'window'
  if (says('pane')) return 'pane'
  if (says('window')) return 'window'
  return says('glass') ? 'pane' : null
}

const finishes: [RegExp, NonNullable<Wish['finish']>][] = [
  [
    /\blow[ -]?iron\b|\b(?:ultra|extra)[ -]?clear\b|\bstarphire\b|\bbaj[oa] (?:en )?hierro\b|\b(?:ultra|extra)[ -]?claros?\b/,
    'low_iron',
  ],
  [
    /\bfrost(?:ed)?\b|\bacid\b|\betched\b|\bsatin\b|\bobscured?\b|\besmerilad[ao]s?\b|\bsatinad[ao]s?\b|\bopac[ao]s?\b|\bal acido\b/,
    'acid_etch',
  ],
  [/\brain\b|\blluvia\b/, 'rain'],
  [/\bfilm\b|\bpelicula\b/, 'custom_film'],
  [/\bclear\b|\bclaros?\b|\btransparentes?\b/, 'standard_clear'],
]

export function finishIn(text: string): Wish['finish'] | null {
  return finishes.find(([shape]) => shape.test(text))?.[1] ?? null
}

/** Looks that exist and are not priced by a list. */
export function isUnpricedLook(text: string): boolean {
  return /\b(?:tint(?:ed)?|bronze|gr[ae]y|smoked?|reeded|fluted|colou?red|back ?painted|antique|patterned|bevel(?:ed)?|laminated|wired|curved|bent|tintad[ao]s?|bronce|gris|ahumad[ao]s?|polarizad[ao]s?|biselad[ao]s?|laminad[ao]s?|curv[ao]s?|decorativ[ao]s?)\b/.test(
    text,
  )
}

/** Things of glass that are no work of ours, or none that a list prices. */
export function isOtherThing(text: string): boolean {
  return /\b(?:cars?|trucks?|windshields?|windscreens?|phones?|aquariums?|fish ?tanks?|skylights?|stairs?|staircases?|railings?|greenhouses?|fireplaces?|ovens?|eyeglasses|bottles?|autos?|carros?|camionetas?|parabrisas|celular(?:es)?|peceras?|acuarios?|tragaluz|domos?|barandal(?:es)?|escaleras?|chimeneas?|hornos?|lentes)\b/.test(
    text,
  )
}

export function isTempered(text: string): boolean {
  return /\b(?:tempered|safety|templad[ao]s?|seguridad)\b/.test(text)
}

/** Every word above, so that a misspelt one is known for what it is. */
export const tradeWords =
  `shower showers enclosure frameless bathroom door doors panel panels fixed screen patio
  sliding window windows double insulated foggy pane panes single piece glass mirror mirrors table tabletop desk
  shelf shelves partition partitions storefront store front low iron ultra clear frosted rain film tempered
  laminated tinted bronze half quarter eighth inch inches feet foot wide width tall height thick thickness round
  price cost quote estimate ballpark charge railing railings stairs shattered smashed busted broken cracked
  regadera regaderas ducha cancel canceles puerta puertas panel fijo patio corrediza ventana ventanas doble
  aislante empañado empañada hoja sencillo vidrio vidrios cristal espejo espejos mesa escritorio cubierta repisa
  division divisiones fachada bajo hierro claro esmerilado lluvia pelicula templado laminado media cuarto octavos
  pulgada pulgadas pies ancho alto grosor espesor redondo precio cuesta cuestan cotizacion presupuesto cobran
  quebraron rompieron rompio quebro roto rota estrello barandal barandales baño anticipo enganche garantia`
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/\s+/)
