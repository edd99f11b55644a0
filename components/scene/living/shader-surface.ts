// What turns below the light: seas and land, clouds, the lights of cities. `q` is a place on the globe, whose radius is 1 / unit: so
// clouds are as large on a planet of which only the limb is seen.

export const shaderSurface = `
uniform highp sampler3D grain;
uniform float time;

vec4 noise(vec3 p) {
  vec3 cell = floor(p), f = p - cell;
  return textureLod(grain, (cell + f * f * (3.0 - 2.0 * f) + 0.5) / 32.0, 0.0);
}

const mat3 turned = mat3(0.0, 0.8, 0.6, -0.8, 0.36, -0.48, -0.6, -0.48, 0.64);

// Octaves finer than a pixel are left out, or the limb would glitter.
float fractal(vec3 p, float size, int octaves) {
  float sum = 0.0, amplitude = 0.5, total = 0.0;
  for (int i = 0; i < octaves; i++) {
    float seen = amplitude * (1.0 - smoothstep(0.25, 0.6, size));
    sum += seen * noise(p).r;
    total += amplitude;
    p = turned * p * 2.03 + 7.1;
    size *= 2.03;
    amplitude *= 0.57;
    if (seen == 0.0) { sum += amplitude * 0.5; total += amplitude; break; }
  }
  return sum / total;
}

// Bands along the parallels, bent by slow whirls.
vec3 windAt(vec3 q) {
  vec3 p = q * vec3(1.0, 2.4, 1.0);
  vec3 drift = vec3(0.0, time * 0.013, time * 0.009);
  vec3 bend = noise(p * 0.9 + drift).gba - 0.5;
  bend += 0.5 * (noise(p * 2.1 + bend * 1.6 - drift * 1.7).bga - 0.5);
  return p * 1.6 + bend * vec3(1.5, 1.0, 1.5);
}

float cloudsAt(vec3 wind, float size, int octaves) {
  return fractal(wind + 11.0, size * 2.4, octaves);
}

float landAt(vec3 q, float size) {
  return smoothstep(0.45, 0.62, fractal(q * 1.15 + 3.7, size * 1.15, 5));
}

// Points in cells near the surface; many where people live close together, strung along roads between.
float citiesAt(vec3 q, float size) {
  float globe = 1.0 / unit, fine = 145.0;
  float country = smoothstep(0.5, 0.78, noise(q * 3.1 + 1.7).g);
  float road = 1.0 - abs(noise(q * 9.0).b + 0.5 * noise(q * 21.0).r - 0.75) * 9.0;
  float heart = smoothstep(0.62, 0.95, noise(q * 13.0 + 5.3).r);
  float crowd = country * clamp(0.05 + 0.34 * max(road, 0.0) + 0.6 * heart, 0.0, 0.62);
  if (crowd < 0.01) return 0.0;
  vec3 cell = floor(q * fine - 0.5);
  float sum = 0.0;
  for (int i = 0; i < 8; i++) {
    vec3 at = cell + vec3(i & 1, (i >> 1) & 1, i >> 2);
    vec4 random = texelFetch(grain, ivec3(mod(at, 32.0)), 0);
    vec3 town = at + random.rgb;
    float off = abs(length(town) - globe * fine);
    vec3 away = normalize(town) * globe - q;
    float width = max(size * 0.42, 0.0016);
    sum += step(off, 0.5) * step(random.a, crowd) * (0.1 + 1.1 * random.r * random.r * random.r) * exp(-dot(away, away) / (width * width));
  }
  return sum * (0.35 + 1.05 * crowd) + 0.09 * crowd * heart;
}
`
