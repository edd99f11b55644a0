import { type PlanetShape, usualReach } from '../planet-geometry'
import { dawnBright, dawnDrawing, dawnPlanet, orbitDrawing, orbitPlanet } from '../planets'
import { toGlobe } from './globe'
import type { View } from './painter'

/** A place on the page where a planet is drawn. */
export type Stage = {
  /** Seen as long as the planet is. */
  frame: HTMLElement
  /** What the canvas is put into, and before what. */
  host: HTMLElement
  before: Element | null
  /** What the style sheet says of the drawing counts for the canvas too: neither is printed. */
  className: string
  /** What the canvas shows instead: at once, and little by little. */
  replaced: readonly HTMLElement[]
  fading: readonly HTMLElement[]
  measure(): Placement
  /** What changes with the scroll and the time. */
  look(life: number, time: number): Pick<View, 'light' | 'globe' | 'slip'>
}

/** In px: the canvas inside its host, the planet inside the canvas. */
export type Placement = {
  box: { left: number; top: number; width: number; height: number }
  planet: Pick<View, 'centre' | 'radius' | 'unit' | 'reach' | 'bright' | 'scale' | 'cities'>
}

/** The planet of the hero sets out at dawn; as the hero is scrolled away, the light climbs to where the last call will find it. */
export function orbitStage(frame: HTMLElement): Stage | undefined {
  const host = frame.querySelector<HTMLElement>('[data-drift]')
  if (!host) return undefined
  const still = [...frame.querySelectorAll<HTMLElement>('[data-still]')]
  return {
    frame,
    host,
    before: host.firstElementChild?.nextElementSibling ?? null,
    className: '',
    replaced: still.filter(({ dataset }) => dataset.still !== 'fades'),
    fading: still.filter(({ dataset }) => dataset.still === 'fades'),
    measure: () => placeOrbit(host, frame),
    look(life, time) {
      const { top, height } = frame.getBoundingClientRect()
      const away = between(0, -top / height, 1)
      // The sun of the drawing does not move with the pointer, the planet does.
      const [x = 0, y = 0] = life < 1 ? getComputedStyle(host).translate.split(' ').map(Number.parseFloat) : []
      return {
        light: radians(orbitPlanet.light + 20 * away * life),
        globe: toGlobe(-0.37, 0.35, 4.2 + 0.4 * away + 0.007 * time),
        slip: [-(x || 0) * (1 - life), -(y || 0) * (1 - life)],
      }
    },
  }
}

/** The limb under the last call: the sun comes along it and stands at its top when the call is read. */
export function dawnStage(): Stage | undefined {
  const drawing = document.querySelector<HTMLElement>('[data-still="dawn"]')
  const host = drawing?.parentElement
  if (!host) return undefined
  return {
    frame: host,
    host,
    before: drawing.nextElementSibling,
    className: drawing.className,
    replaced: [drawing],
    fading: [],
    measure: () => placeDawn(host.clientWidth, host.clientHeight),
    look(life, time) {
      const { top, height } = host.getBoundingClientRect()
      const arrived = between(0, ((innerHeight - top) / height - 0.7) / 0.5, 1)
      return {
        light: radians(dawnPlanet.light - 8 * (1 - arrived) ** 2 * life),
        globe: toGlobe(0, 1.2, 0.25 * (arrived - 1) + 0.003 * time),
        slip: [0, 0],
      }
    },
  }
}

type Sized = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth'>

/** The layer is wider than its frame, which cuts it off: only what is seen is painted, and what the pointer may bring into sight. */
export function placeOrbit(layer: Sized, frame: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): Placement {
  const spare = 8
  const scale = layer.offsetWidth / orbitDrawing.width
  const [x, y, radius] = [orbitPlanet.cx * scale, orbitPlanet.cy * scale, orbitPlanet.r * scale]
  // The sun stands on the limb and shines .62 radii about it.
  const reach = radius * 1.63
  const left = Math.floor(Math.max(x - reach, -layer.offsetLeft - spare))
  const top = Math.floor(Math.max(y - reach, -layer.offsetTop - spare))
  const right = Math.ceil(Math.min(x + reach, frame.clientWidth - layer.offsetLeft + spare))
  const bottom = Math.ceil(Math.min(y + reach, frame.clientHeight - layer.offsetTop + spare))
  const planet = { ...lightOf(orbitPlanet), centre: [x - left, y - top] as const, radius, scale, bright: 1, cities: 1 }
  return { box: { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }, planet }
}

export function placeDawn(width: number, height: number): Placement {
  const scale = Math.max(width / dawnDrawing.width, height / dawnDrawing.height)
  const top = Math.max(0, Math.floor(height - 460 * scale))
  const y = height + (dawnPlanet.cy - dawnDrawing.height) * scale - top
  const planet = {
    ...lightOf(dawnPlanet),
    centre: [width / 2, y] as const,
    radius: dawnPlanet.r * scale,
    scale,
    bright: dawnBright,
    cities: 0,
  }
  return { box: { left: 0, top, width, height: height - top }, planet }
}

const lightOf = ({ r, unit = r, reach = usualReach }: PlanetShape) => ({ unit: unit / r, reach })

const radians = (degrees: number) => (degrees * Math.PI) / 180

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
