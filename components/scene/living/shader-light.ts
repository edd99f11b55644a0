import { body, bodyPlace, crescents, direction, halo, limb, type Stop, shadowGrowth, sun, sunReach } from '../planet-light'

// The light of the drawing, in the words of a shader: made of the same tables, so that one lies on the other to the pixel.
// `p` is a place on the picture in radii from the planet's centre, `sunPoint` where on the limb the sun stands.

const ramps = [
  ramp('direction', direction),
  ramp('haloAt', halo),
  ramp('bodyAt', body),
  ramp('sunAt', sun),
  ...crescents.map(([shift, blur, color, opacity], index) => {
    const shadow = `1.0 + unit * ${float(shadowGrowth(shift))}`
    const edge = `(length(p + sunPoint * unit * ${float(shift)}) - (${shadow})) / (unit * ${float(blur * Math.SQRT2)})`
    return `vec4 crescent${index}(vec2 p) { return vec4(${rgb(color)}, ${float(opacity)} * (0.5 + 0.5 * erf(${edge}))); }`
  }),
]

export const shaderLight = `
uniform vec2 sunPoint;
uniform float unit, reach, bright, radius, scale;
float erf(float x) { return tanh(clamp(1.1283 * x + 0.1009 * x * x * x, -9.0, 9.0)); }
${ramps.join('\n')}
float daylight(vec2 p) { return direction(length(p - sunPoint) / reach).a; }
vec3 bodyLight(vec2 p) { return bodyAt(length(p - ${float(bodyPlace.towards)} * sunPoint) / ${float(bodyPlace.reach)}).rgb; }
vec4 haloLight(vec2 p) { return haloAt((length(p) - 1.0) / unit); }
vec4 sunLight(vec2 p) {
  vec4 light = sunAt(length(p - sunPoint) / (unit * ${float(sunReach)}));
  return vec4(light.rgb, min(1.0, light.a * bright));
}
float limbLine(float d) {
  float away = abs((d - 1.0) * radius + ${float(limb.inset)} * scale);
  return clamp(0.5 + ${float(limb.width / 2)} * scale - away, 0.0, 1.0);
}
vec4 over(vec4 ground, vec3 color, float alpha) { return ground * (1.0 - alpha) + vec4(color * alpha, alpha); }
`

/** A gradient as a function: from stop to stop, as a browser draws it. */
function ramp(name: string, [first, ...rest]: readonly Stop[]): string {
  if (!first) throw new Error(`The gradient "${name}" has no stops`)
  let from = first[0]
  const steps = rest.map((stop) => {
    const step = `c = mix(c, ${rgba(stop)}, clamp((x - ${float(from)}) / ${float(stop[0] - from)}, 0.0, 1.0));`
    from = stop[0]
    return step
  })
  return `vec4 ${name}(float x) { vec4 c = ${rgba(first)}; ${steps.join(' ')} return c; }`
}

function rgba([, color, opacity]: Stop): string {
  return `vec4(${rgb(color)}, ${float(opacity)})`
}

export function rgb(color: string): string {
  const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit) : (color.slice(1).match(/../g) ?? [])
  return `vec3(${digits.map((pair) => float(Number.parseInt(pair, 16) / 255)).join(', ')})`
}

export function float(value: number): string {
  const text = String(Number(value.toFixed(5)))
  return text.includes('.') ? text : `${text}.0`
}
