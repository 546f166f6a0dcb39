import type { ReactNode } from 'react'
import { HeightMark } from '../marks/width-and-height'

const ink = 'var(--color-text)'
const glass = 'var(--color-edge-deep)'

type Sketch = (hatch: string) => ReactNode

function Name({ x, text }: { x: number; text: string }) {
  return (
    <text x={x} y="92" fontSize="15" fontWeight="500" fill={ink} stroke="none" className="figures">
      {text}
    </text>
  )
}

/** What is decided of a mirror, each as a section at half size. */
export const mirrorSketches = {
  'mirror-size': function Size() {
    return (
      <g>
        <path d="M-4 20H172V154H-4Z" fill="var(--color-edge-tint)" strokeWidth="1.5" />
        <path d="M172 20V150" stroke={ink} strokeWidth="1.5" />
        <path d="M172 70h70v44h-70z" fill="var(--color-paper)" stroke={ink} />
        {Array.from({ length: 17 }, (_, index) => (
          <path
            key={index}
            d={`M${172 + index * 4.1} 70v${index % 8 === 0 ? 22 : index % 4 === 0 ? 16 : index % 2 === 0 ? 11 : 7}`}
            stroke={ink}
            strokeWidth=".9"
          />
        ))}
        <path d="M172 52H176.1" strokeWidth="2" />
        <path d="M176 52L196 34H240" />
        <text
          x="198"
          y="28"
          fontSize="14"
          fontWeight="500"
          fill={ink}
          stroke="none"
          className="figures"
        >
          1/16″
        </text>
      </g>
    )
  },
  'mirror-edge': function Edge() {
    return (
      <g strokeWidth="1.5" fill={glass}>
        <path d="M8 150V36H20V150" />
        <path d="M100 150V42a6 6 0 0 1 12 0V150" />
        <path d="M192 150V96L200 36H204V150" />
        <g fill="none">
          <HeightMark from={36} to={96} x={174} figure="1 1/4″" fontSize={13} />
        </g>
      </g>
    )
  },
  'mirror-thickness': function Thickness(hatch) {
    return (
      <g>
        <rect x="40" y="10" width="22" height="140" fill={hatch} stroke="none" />
        <path d="M62 10V150" stroke={ink} strokeWidth="1.5" />
        <path d="M68 40h12v110h-12z" fill={glass} strokeWidth="1.5" />
        <path d="M68 40V150" stroke={ink} strokeWidth="2.5" />
        <Name x={92} text="1/4″" />
        <rect x="160" y="10" width="22" height="140" fill={hatch} stroke="none" />
        <path d="M182 10V150" stroke={ink} strokeWidth="1.5" />
        <path d="M188 40h6v110h-6z" fill={glass} strokeWidth="1.5" />
        <path d="M188 40V150" stroke={ink} strokeWidth="2.5" />
        <Name x={206} text="1/8″" />
      </g>
    )
  },
  'mirror-cutout': function Cutout() {
    return (
      <g>
        <path d="M10 8H250V154H10Z" fill="var(--color-edge-tint)" strokeWidth="1.5" />
        <rect x="64" y="44" width="44" height="72" fill="var(--color-ground)" strokeWidth="1.5" />
        <path d="M78 60v10M94 60v10M78 90v10M94 90v10" stroke={ink} strokeWidth="2" />
        <circle cx="178" cy="72" r="30" fill="var(--color-ground)" strokeWidth="1.5" />
        <path d="M178 32V112M138 72H218" strokeDasharray="10 3 2 3" strokeWidth=".9" />
      </g>
    )
  },
  'mirror-backing': function Backing() {
    return (
      <g>
        <path d="M96 8h12v52l-6 6 8 5 -8 7 8 6 -10 8v52H96Z" fill={glass} strokeWidth="1.5" />
        <path d="M92 8V146" stroke={ink} strokeWidth="3" />
        <path d="M86 8V146" strokeWidth="3" strokeDasharray="2 2" />
        <path d="M118 66l14 -8M118 78l18 0M118 90l13 9" strokeWidth="1" />
        <path d="M84 36H30M84 108H30" strokeWidth=".9" />
        <circle cx="86" cy="36" r="3" fill="currentColor" />
        <circle cx="86" cy="108" r="3" fill="currentColor" />
      </g>
    )
  },
  'mirror-mounting': function Mounting(hatch) {
    return (
      <g>
        <rect x="60" y="4" width="34" height="142" fill={hatch} stroke="none" />
        <path d="M94 4V146" stroke={ink} strokeWidth="1.5" />
        <path d="M104 4h12v116h-12z" fill={glass} strokeWidth="1.5" />
        <path d="M104 4V120" stroke={ink} strokeWidth="2.5" />
        <ellipse cx="99" cy="36" rx="5" ry="13" fill="var(--color-field-edge)" stroke="none" />
        <ellipse cx="99" cy="84" rx="5" ry="13" fill="var(--color-field-edge)" stroke="none" />
        <path d="M97 92V126H122V108" stroke={ink} strokeWidth="4" />
        <path d="M70 112H97" stroke={ink} strokeWidth="3" />
      </g>
    )
  },
} satisfies Record<string, Sketch>
