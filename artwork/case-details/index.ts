import { dobrokavaDetails } from './dobrokava'
import { dorohoiuDetails } from './dorohoiu'
import { dovidnykDetails } from './dovidnyk'
import { maisterniaDetails } from './maisternia'
import { registraturaDetails } from './registratura'
import { zernolanDetails } from './zernolan'

/** Other moments of each case, for its chapters; the smallest words can be read on a phone of 360 px. */
export const caseDetails = [
  ...dobrokavaDetails,
  ...zernolanDetails,
  ...dovidnykDetails,
  ...maisterniaDetails,
  ...dorohoiuDetails,
  ...registraturaDetails,
]
