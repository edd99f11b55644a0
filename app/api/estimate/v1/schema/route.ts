import { machineAddresses } from '@/components/estimate/machine-addresses'
import { currentCatalogue } from '@/estimate'
import { estimateSchema } from '@/estimate/export/estimate-schema'
import { machineAnswer } from '../../_machine/answer'

export { OPTIONS } from '../../_machine/answer'

export function GET(request: Request): Response {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  return machineAnswer(estimateSchema(currentCatalogue, `${origin}${machineAddresses.schema}`), { type: 'application/schema+json' })
}
