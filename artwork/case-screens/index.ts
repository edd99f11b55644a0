import { dobrokava } from './dobrokava'
import { dorohoiu } from './dorohoiu'
import { dovidnyk } from './dovidnyk'
import { maisternia } from './maisternia'
import { registratura } from './registratura'
import { zernolan } from './zernolan'

export const caseScreens = [...dobrokava, ...zernolan, ...dovidnyk, ...maisternia, ...dorohoiu, ...registratura]
