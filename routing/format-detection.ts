/**
 * For phones that turn numbers, dates and addresses into links of their own: ours are links already, and what they make of prices and dates
 * changes a page under its scripts.
 */
export const formatDetection = { name: 'format-detection', content: 'telephone=no, date=no, email=no, address=no' } as const

export const formatDetectionTag = `<meta name="${formatDetection.name}" content="${formatDetection.content}">`
