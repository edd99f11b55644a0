/** What the site under test is built and started with. */
export const siteUrl = process.env.SITE_URL || 'http://localhost:3000'

/** Some CDNs put the visitor's country into a header; the name is configured. */
export const countryHeader = 'x-visitor-country'

/** Where the site under test answers; `playwright.config.ts` chooses the port. */
export const siteAddress = () => `http://localhost:${process.env.E2E_PORT}`
