import { type DrawnService, isDrawn } from './drawn-services'

/** The drawings of what a client gets, in the order of the deliverables; each has a view in `/images/manifest.svg`. */
const drawings: Record<DrawnService, readonly string[]> = {
  'web-application-development': ['scope', 'prototype', 'servers', 'checked', 'panel', 'notes'],
  'ai-development': ['scorecard', 'data', 'tests', 'answer', 'product', 'watch'],
  'custom-software-development': ['map', 'memo', 'tool', 'link', 'training', 'folder'],
  'design-sprint': ['prototype', 'recordings', 'log', 'range', 'unknown'],
  'technical-audit': ['owner', 'report', 'repairs', 'setup', 'call'],
}

/** None where the content has other deliverables than those somebody has drawn. */
export function manifestOf(service: string, count: number): readonly string[] {
  const own = isDrawn(service) ? drawings[service] : []
  return own.length === count ? own : []
}
