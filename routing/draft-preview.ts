/** Names the page of a draft to the middleware of a release that shows drafts, as the app folder has it. */
export const draftPageHeader = 'x-draft-page'

/** Says that the preview shows nothing to who asks. */
export const refusedHeader = 'x-draft-preview'

/** Where editors come in, and where they leave. */
export const previewPaths = { enter: '/api/preview', leave: '/api/preview/leave' } as const
