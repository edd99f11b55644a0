'use client'

// Client: an error boundary catches in the browser, also what failed in a page that was rendered before.
export { ErrorBoundaryPage as default } from '@/components/errors/error-boundary-page'
