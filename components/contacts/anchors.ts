import type { ContactField } from './contact-rules'

/** The panel with the form. */
export const panelId = 'message'

/** What it shows once a message has arrived: the server leads a browser without scripts here. */
export const sentId = 'sent'

export const fieldId = (field: ContactField) => `contact-${field}`
