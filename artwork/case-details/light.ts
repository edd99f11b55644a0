type Hue = { night: string; mid: string; hue: string; light: string }

/** The hues of the covers: near-black, the middle of the glow, the hue and its light. */
export const hues = {
  copper: { night: '#1d0e0b', mid: '#9a4a22', hue: '#e08a52', light: '#ffe3cc' },
  leaf: { night: '#0c1a12', mid: '#4c7a3a', hue: '#a9cf62', light: '#f3fbd9' },
  ice: { night: '#081a27', mid: '#2a7c98', hue: '#8fddf2', light: '#d8f5ff' },
  iris: { night: '#0d0a1f', mid: '#5a48c4', hue: '#b3a6ff', light: '#e6e0ff' },
  sand: { night: '#17110a', mid: '#a8843f', hue: '#f0d9a0', light: '#fff3d2' },
  rose: { night: '#1c0c14', mid: '#94415f', hue: '#f7a6ba', light: '#ffe3ea' },
} as const satisfies Record<string, Hue>

type Point = readonly [x: number, y: number]

/** The ground of a detail: one light at a point, two orbits about it. */
export function sky({ night, mid, hue, light }: Hue, [x, y]: Point): string {
  return `<defs><radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="720"><stop offset="0" stop-color="${hue}" stop-opacity=".74"/><stop offset=".38" stop-color="${mid}" stop-opacity=".5"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient></defs>
    <path fill="${night}" d="M0 0h900v560H0z"/><path fill="url(#sky)" d="M0 0h900v560H0z"/>
    <g fill="none" stroke="${light}" stroke-opacity=".14"><ellipse cx="${x}" cy="${y}" rx="380" ry="140" transform="rotate(-18 ${x} ${y})"/><ellipse cx="${x}" cy="${y}" rx="640" ry="260" transform="rotate(-18 ${x} ${y})"/></g>`
}

/** The lit edge of a table or a field, and what lies under it. */
export function limb({ night, hue, light }: Hue, [x, y]: Point, radius: number, ground = night): string {
  const reach = radius + 110
  const edge = radius / reach
  return `<defs><radialGradient id="limb" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop offset="${edge}" stop-color="${light}" stop-opacity=".8"/><stop offset="${edge + (1 - edge) * 0.12}" stop-color="${hue}" stop-opacity=".42"/><stop offset="1" stop-color="${hue}" stop-opacity="0"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="${reach}" fill="url(#limb)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}" stroke="${light}" stroke-opacity=".7" stroke-width="1.5"/>`
}
