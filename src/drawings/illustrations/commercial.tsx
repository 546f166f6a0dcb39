import { PaneMark } from '../marks/pane'
import { GroundMark } from '../marks/section'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const ink = 'var(--color-text)'
const ground = <GroundMark from={10} to={550} y={345} />

/** Mirrors edge to edge, with a rack of weights before them. */
export function GymMirrorsDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      {[48, 165, 282, 399].map((x) => (
        <g key={x}>
          <rect
            x={x}
            y={70}
            width={115}
            height={232}
            fill="var(--color-ground)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <path
            d={`M${x + 22} 176l52-64M${x + 42} 190l52-64`}
            stroke="var(--color-edge-deep)"
            strokeWidth="2"
          />
        </g>
      ))}
      <g stroke={ink} strokeWidth="2">
        <path d="M150 345v-74h260v74M150 306h260" />
      </g>
      <g stroke={ink} strokeWidth="5" strokeLinecap="round">
        {[182, 262, 342].map((x) => (
          <path
            key={x}
            d={`M${x} 258v18M${x + 8} 254v26M${x + 8} 267h24M${x + 32} 254v26M${x + 40} 258v18`}
          />
        ))}
      </g>
      {ground}
    </Sheet>
  )
}

/** A pair of heavy doors between rails, under a transom. */
export function HerculiteDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <PaneMark x={140} y={44} width={280} height={52} shines={0} />
      {[140, 282].map((x) => (
        <g key={x}>
          <PaneMark x={x} y={104} width={138} height={236} shines={2} />
          <path d={`M${x} 102h138v18h-138zM${x} 318h138v24h-138z`} fill={ink} />
        </g>
      ))}
      <path d="M266 160v120M294 160v120" stroke={ink} strokeWidth="5" />
      <PaneMark x={44} y={44} width={90} height={300} />
      <PaneMark x={426} y={44} width={90} height={300} />
      {ground}
    </Sheet>
  )
}

/** A front of leaves, four of them folded to one side. */
export function BifoldDrawing({ className }: DrawingProps) {
  const folded = [
    'M60 78l40 18v236l-40 12z',
    'M140 78l-40 18v236l40 12z',
    'M140 78l40 18v236l-40 12z',
    'M220 78l-40 18v236l40 12z',
  ]
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <path d="M40 58h480v12H40z" fill={ink} />
      {folded.map((d, index) => (
        <path
          key={d}
          d={d}
          fill={index % 2 === 0 ? 'var(--color-edge-tint)' : 'var(--color-edge-deep)'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      <path d="M44 70v274M516 70v274" stroke={ink} strokeWidth="4" />
      <PaneMark x={408} y={76} width={104} height={266} shines={2} />
      <path d="M240 212h146M240 212l18-12M240 212l18 12" stroke="currentColor" strokeWidth="2" />
      {ground}
    </Sheet>
  )
}

/** A tall door that turns on two points, with the way it swings. */
export function PivotDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <path d="M150 28h260v10H150z" fill={ink} />
      <PaneMark x={168} y={44} width={224} height={294} shines={2} />
      <path d="M210 36h22v14h-22zM210 332h22v14h-22z" fill={ink} />
      <path d="M221 50v282" stroke="currentColor" strokeDasharray="10 5 2 5" />
      <path d="M168 345q-8 40 53 40t171-40" stroke="currentColor" strokeDasharray="5 4" />
      <path d="M366 120v150" stroke={ink} strokeWidth="6" />
      {ground}
    </Sheet>
  )
}

/** An automatic entrance: two leaves that part behind fixed lites. */
export function SlidingDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <PaneMark x={44} y={86} width={146} height={258} />
      <PaneMark x={370} y={86} width={146} height={258} />
      <PaneMark x={128} y={90} width={104} height={252} shines={2} />
      <PaneMark x={328} y={90} width={104} height={252} shines={2} />
      <path d="M36 54h488v34H36z" fill="var(--color-paper)" stroke={ink} strokeWidth="2" />
      <path d="M268 66h24v12h-24z" fill={ink} />
      <path
        d="M256 220h-40M216 220l14-9M216 220l14 9M304 220h40M344 220l-14-9M344 220l-14 9"
        stroke={ink}
        strokeWidth="2.5"
      />
      {ground}
    </Sheet>
  )
}

/** One pane clear with the room behind it, the other one private, and the switch between them. */
export function SmartGlassDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <path d="M40 44h480v8H40z" fill={ink} />
      <PaneMark x={48} y={54} width={206} height={290} shines={2} />
      <g stroke={ink} strokeWidth="1.5">
        <path d="M84 254h136M102 254v90M202 254v90M152 54v66M134 120h36l-7-16h-22z" />
      </g>
      <rect
        x={306}
        y={54}
        width={206}
        height={290}
        fill="var(--color-stone)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d={Array.from({ length: 13 }, (_, index) => `M${316 + index * 15.5} 62v274`).join('')}
        stroke="var(--color-paper)"
        strokeWidth="7"
      />
      <rect
        x="268"
        y="182"
        width="24"
        height="40"
        fill="var(--color-paper)"
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M280 192v12" stroke={ink} strokeWidth="5" />
      {ground}
    </Sheet>
  )
}

/** A shop door with its closer, panic bar, hinges and lock. */
export function DoorHardwareDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <rect
        x="182"
        y="44"
        width="196"
        height="300"
        fill="var(--color-paper)"
        stroke={ink}
        strokeWidth="2.5"
      />
      <PaneMark x={204} y={92} width={152} height={108} />
      <PaneMark x={204} y={226} width={152} height={92} />
      <path d="M204 206h152v14h-152z" fill={ink} />
      <path d="M344 200h12v26h-12z" fill="var(--color-text-second)" />
      <path d="M226 58h70v18h-70z" fill={ink} />
      <path d="M262 58l78-26h34" stroke={ink} strokeWidth="4" />
      <path d="M176 76h10v30h-10zM176 180h10v30h-10zM176 284h10v30h-10z" fill={ink} />
      <path d="M160 32h240v10H160z" fill="var(--color-stone)" stroke={ink} strokeWidth="1.5" />
      {ground}
    </Sheet>
  )
}

/** A display case on a counter of glass. */
export function DisplayCaseDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <PaneMark x={70} y={196} width={260} height={104} shines={2} />
      <path d="M70 248h260" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M64 188h272v8H64z"
        fill="var(--color-edge-tint)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M76 300h248v44H76z" fill="var(--color-stone)" stroke={ink} strokeWidth="1.5" />
      <g stroke={ink} strokeWidth="1.5">
        <circle cx="122" cy="234" r="13" />
        <path d="M166 248v-30h22v30M222 248l14-32 14 32zM284 248v-22h26v22" />
      </g>
      <PaneMark x={392} y={60} width={108} height={240} />
      <path d="M392 120h108M392 180h108M392 240h108" stroke="currentColor" strokeWidth="1.5" />
      <path d="M386 52h120v8H386zM386 300h120v44H386z" fill={ink} />
      <g stroke={ink} strokeWidth="1.5">
        <path d="M412 120V96h18v24M456 120v-34h14v34M420 180v-26h44v26M414 240v-34h16v34M452 240v-20h28v20" />
      </g>
      {ground}
    </Sheet>
  )
}
