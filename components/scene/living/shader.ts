import { crescents } from '../planet-light'
import { float, rgb, shaderLight } from './shader-light'
import { shaderSurface } from './shader-surface'

export const vertexShader = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0.0, 1.0); }`

/** Paints the planet over what is behind it: outside the halo it is clear. */
export const fragmentShader = `#version 300 es
precision highp float;
uniform vec2 centre, slip;
uniform float height, life, cities;
uniform mat3 globe;
out vec4 color;
${shaderLight}
${shaderSurface}
const vec2 words[2] = vec2[2](vec2(0.54, 0.0), vec2(-0.15, 0.58));

vec3 surface(vec2 p, float d) {
  vec3 n = vec3(p, sqrt(max(0.0, 1.0 - d * d)));
  vec3 q = globe * n / unit;
  // How much of the globe a point of the canvas covers: reckoned, as at the limb a card cannot compare a point with its neighbours.
  float size = (0.6 + 0.9 / max(n.z, 0.06)) / (radius * unit);
  float day = daylight(p);
  vec3 s = bodyLight(p);
  vec4 wide = crescent0(p), near = crescent1(p), rim = crescent2(p);

  float toSun = dot(p, sunPoint);
  float land = landAt(q, size);
  s *= 1.0 - life * 0.16 * land;
  s = mix(s, wide.rgb, wide.a * day * (1.0 - life * 0.2 * land));

  // The sun on open water.
  vec3 half_ = normalize(vec3(sunPoint, 0.75));
  float glint = pow(max(0.0, dot(n, half_)), 22.0) * (1.0 - land);

  vec3 wind = windAt(q);
  float raw = cloudsAt(wind, size, 7) + 0.32 * (noise(q * vec3(0.8, 1.3, 0.8) + 4.2).a - 0.5);
  float veil = smoothstep(0.34, 0.66, raw), dense = smoothstep(0.47, 0.66, raw);
  // Higher towards the sun is shade here.
  vec3 towardsSun = globe * vec3(sunPoint, 0.25) * vec3(1.0, 2.4, 1.0);
  float slope = cloudsAt(wind, size, 4) - cloudsAt(wind + towardsSun * 0.09, size, 4);
  float relief = clamp(0.45 + slope * 5.0, 0.0, 1.0);
  float open = wide.a / ${float(crescents[0][3])};
  float lit = day * smoothstep(-0.7, 0.7, toSun + 0.1) * (0.4 + 0.6 * open);
  float cover = clamp(veil * 0.3 + dense * 0.6, 0.0, 1.0);

  s += life * 0.10 * glint * day * (1.0 - cover) * ${rgb('#9cc6ff')};
  vec3 cloud = mix(${rgb('#2657b0')}, ${rgb('#eaf2ff')}, clamp(relief * (0.12 + 1.25 * lit) * (0.3 + 0.7 * open), 0.0, 1.0));
  s = mix(s, cloud, life * cover * min(1.0, lit * 1.35) * (0.6 + 0.4 * relief));

  float night = (1.0 - smoothstep(-0.1, 0.3, toSun)) * n.z;
  // None behind the words on the disc.
  for (int i = 0; i < 2; i++) night *= smoothstep(0.7, 1.4, length((p - words[i]) / vec2(0.2, 0.09)));
  if (night > 0.0 && cities > 0.0) s += life * cities * night * citiesAt(q, size) * (1.0 - 0.8 * dense) * ${rgb('#ffebcb')};

  s = mix(s, near.rgb, near.a * day);
  return mix(s, rim.rgb, rim.a * day);
}

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

void main() {
  vec2 at = vec2(gl_FragCoord.x, height - gl_FragCoord.y);
  vec2 p = (at - centre) / radius;
  float d = length(p), day = daylight(p);
  vec4 halo = haloLight(p);
  vec4 c = vec4(halo.rgb, 1.0) * halo.a * day;
  float inside = clamp(0.5 - (d - 1.0) * radius, 0.0, 1.0);
  if (inside > 0.0) c = over(c, surface(p / max(1.0, d), min(d, 1.0)), inside);
  c = over(c, vec3(1.0), limbLine(d) * day);
  vec4 sun = sunLight(p - slip / radius);
  c = over(c, sun.rgb, sun.a);
  // A little noise, or shades this close would be seen as steps.
  float dither = (hash(at) + hash(at + 17.3) - 1.0) / 255.0;
  color = c.a > 0.002 ? clamp(c + dither * ${float(0.7)}, 0.0, 1.0) : vec4(0.0);
}`
