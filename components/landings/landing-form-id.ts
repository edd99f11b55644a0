/** Where a landing ends: its form. */
export const landingFormId = 'ask'
