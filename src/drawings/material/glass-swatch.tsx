import { useId } from 'react'

const textures: [
  part: RegExp,
  fill: string,
  texture: 'rain' | 'reeds' | 'wire' | 'veil' | 'two',
][] = [
  [/rain/i, 'var(--color-edge-tint)', 'rain'],
  [/reed/i, 'var(--color-edge-tint)', 'reeds'],
  [/wire/i, 'var(--color-edge-tint)', 'wire'],
  [/etch|frost|satin/i, 'var(--color-ground)', 'veil'],
  [/lamin/i, 'var(--color-edge-tint)', 'two'],
]

const bodies: [part: RegExp, fill: string][] = [
  [/bronze/i, 'var(--color-text-second)'],
  [/gray|mirror/i, 'var(--color-field-edge)'],
  [/iron/i, 'var(--color-ground)'],
]

/** A pane of the glass in front of a plant, drawn: until there is a picture of it. */
export function GlassSwatch({ name }: { name: string }) {
  const id = useId()
  const texture = textures.find(([part]) => part.test(name))?.[2]
  const fill = bodies.find(([part]) => part.test(name))?.[1] ?? 'var(--color-edge-tint)'
  const veiled = texture === 'veil'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      className="aspect-[4/3] w-full bg-stone"
      fill="none"
    >
      <path d="M0 236h400v64H0z" fill="var(--color-rule)" />
      <g stroke="var(--color-edge-mid)" strokeWidth="3">
        <path d="M206 224C204 170 210 110 230 60M207 170c-16-30-34-40-52-42M209 140c20-20 40-26 58-24M216 104c-12-22-26-32-40-34" />
      </g>
      <path d="M184 222h46l-6 40h-34z" fill="var(--color-sun-hover)" fillOpacity="0.6" />
      <rect
        x="96"
        y="40"
        width="170"
        height="216"
        fill={fill}
        fillOpacity={veiled ? 0.88 : 0.6}
        stroke="var(--color-edge-mid)"
        strokeWidth="2"
      />
      {texture === 'rain' || texture === 'reeds' || texture === 'wire' ? (
        <>
          <defs>
            <pattern
              id={id}
              width={texture === 'wire' ? 18 : 9}
              height={texture === 'rain' ? 26 : 18}
              patternUnits="userSpaceOnUse"
            >
              {texture === 'rain' ? (
                <path
                  d="M3 0c3 8-3 12 0 26M7 4c-2 6 2 10 0 16"
                  stroke="var(--color-paper)"
                  strokeWidth="1.6"
                />
              ) : texture === 'reeds' ? (
                <path d="M2 0v18" stroke="var(--color-paper)" strokeWidth="3" />
              ) : (
                <path d="M0 0h18M0 0v18" stroke="var(--color-text-second)" strokeWidth="1.4" />
              )}
            </pattern>
          </defs>
          <rect x="97" y="41" width="168" height="214" fill={`url(#${id})`} />
        </>
      ) : (
        <path
          d="M110 256 196 40h34l-86 216z"
          fill="var(--color-paper)"
          fillOpacity={veiled ? 0.25 : 0.55}
        />
      )}
      {texture === 'two' ? (
        <path d="M272 40v216M278 40v216" stroke="var(--color-edge-mid)" strokeWidth="2" />
      ) : null}
      <path d="M128 252h106v14H128z" fill="var(--color-text)" />
    </svg>
  )
}
