/** What most visits never see of a form, fetched together. */
export { ChosenFiles } from './chosen-files'
export { FormTop } from './form-top'
export { LetterReady } from './letter-ready'
export { SendStatus } from './send-status'
export { takeAlong } from './take-along'
