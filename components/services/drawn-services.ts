/** The services somebody has drawn: a line drawing and a satellite each. */
export const drawnServices = [
  'web-application-development',
  'ai-development',
  'custom-software-development',
  'design-sprint',
  'technical-audit',
] as const

export type DrawnService = (typeof drawnServices)[number]

export function isDrawn(service: string): service is DrawnService {
  return drawnServices.some((drawn) => drawn === service)
}

/** Its place on the one sheet of satellites, `artwork/satellite-sheet.ts`. */
export function satelliteSource(service: DrawnService): string {
  return `/images/satellites.svg#${service}`
}
