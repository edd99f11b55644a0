import { useEstimateState } from '../document/provider'
import { estimateAddresses } from '../estimate-addresses'
import { useWords } from '../words-provider'

/** Addresses that contain the estimate as it is now. */
export function useEstimateLinks() {
  return estimateAddresses(useEstimateState(), useWords().locale)
}
