/** Those that lead out of the area run on past the map, which shows more of its sides where it is wide. */
const roads = [
  'M-900 246L20 214C150 210 240 206 330 210S560 220 700 196L1620 38',
  'M-900 346L20 300C180 292 300 296 420 300S600 306 700 312L1620 367',
  'M437 -300L300 20C270 90 262 130 262 160C210 200 190 260 196 400L213 800M262 160C330 190 410 200 452 230S470 330 480 400L537 800',
  'M452 230C440 150 452 90 462 20L508 -300',
  'M262 160Q310 166 340 150C400 110 500 96 560 140S590 240 560 304',
  'M120 296C110 240 120 180 170 150S234 134 262 160',
  'M262 160C330 168 380 190 452 230',
]

const lakes = [
  'M150 96c26-16 60-8 64 12s-40 34-62 24-20-26-2-36z',
  'M352 84c24-24 56-12 52 10s-36 38-56 28-14-22 4-38z',
  'M566 158c16-22 42-20 40 4s-26 42-42 32-10-20 2-36z',
  'M330 330c30-10 46 4 38 20s-46 18-56 6 0-20 18-26z',
  'M600 62c28-26 66-30 62-4s-50 40-66 32-8-18 4-28z',
]

/** Those near the edge have their name on the left, and whoever is in its way. */
const places = [
  { name: 'Dallas', x: 470, y: 236, big: true },
  { name: 'Fort Worth', x: 196, y: 252, big: true },
  { name: 'Arlington', x: 320, y: 276 },
  { name: 'Irving', x: 392, y: 204 },
  { name: 'Plano', x: 498, y: 104 },
  { name: 'Frisco', x: 448, y: 80, toLeft: true },
  { name: 'Denton', x: 274, y: 46 },
  { name: 'McKinney', x: 552, y: 58, toLeft: true },
  { name: 'Lewisville', x: 356, y: 108 },
  { name: 'Flower Mound', x: 270, y: 134 },
  { name: 'Richardson', x: 514, y: 140 },
  { name: 'Garland', x: 566, y: 182 },
  { name: 'Mesquite', x: 586, y: 262, toLeft: true },
]

/** Whether the map shows where the company is; another area has no map of ours. */
export function isOnAreaMap(city: string): boolean {
  return places.some(({ name }) => name === city.trim())
}

/** The Dallas-Fort Worth area by hand: roads, lakes, and of the towns the named ones; all where none is named. */
export function AreaMap({ label, towns }: { label: string; towns: readonly string[] }) {
  const shown = places.filter(({ name, big }) => big || towns.length === 0 || towns.includes(name))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMidYMid meet"
      className="absolute inset-0 size-full bg-stone"
      fill="none"
    >
      <g fill="var(--color-edge-deep)">
        {lakes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke="var(--color-paper)" strokeWidth="7">
        {roads.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g stroke="var(--color-rule-stone)" strokeWidth="1">
        {roads.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <ellipse
        cx="385"
        cy="196"
        rx="285"
        ry="188"
        stroke="var(--color-edge-mid)"
        strokeDasharray="5 5"
        fill="var(--color-edge-tint)"
        fillOpacity="0.35"
      />
      {shown.map(({ name, x, y, big, toLeft }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={big ? 4.5 : 3} fill="var(--color-edge-ink)" />
          <text
            x={toLeft ? x - 9 : x + 9}
            y={y}
            textAnchor={toLeft ? 'end' : 'start'}
            dy="0.36em"
            className={
              big
                ? 'text-[24px] sm:text-[20px] lg:text-[16px]'
                : 'text-[20px] sm:text-[16px] lg:text-[12px]'
            }
            fontWeight={big ? 600 : 500}
            fill="var(--color-text)"
            stroke="var(--color-stone)"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
