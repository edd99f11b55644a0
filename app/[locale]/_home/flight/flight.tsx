'use client'

// Client: the flight is measured on the page it crosses, and drawn past React once everything else is there.
import { whenLoaded } from '@/components/navigation/when-loaded'
import { asDecoration } from '@/components/resilience/decoration'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import type { FlightColours } from './drawing'

// In a narrower window the gutter beside the words has no room for it.
const roomy = '(width >= 1440px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/**
 * One flight through the page, from the sprint's dart in the first scene to the button of the last call, that goes on as one scrolls.
 * Without it the sections keep the still trajectories they come with.
 */
export const Flight = asDecoration(BareFlight)

function BareFlight({ trail, keel }: FlightColours) {
  useSafeEffect(() => {
    if (!('ScrollTimeline' in window)) return
    const room = matchMedia(roomy)
    const end = new AbortController()
    let flight = new AbortController()
    const begin = () => {
      flight.abort()
      flight = new AbortController()
      const { signal } = flight
      if (room.matches) whenLoaded(() => import('./fly').then(({ fly }) => fly(signal, { trail, keel })), signal)
    }
    begin()
    room.addEventListener('change', begin, { signal: end.signal })
    return () => {
      end.abort()
      flight.abort()
    }
  }, [trail, keel])
  return null
}
