'use client'

// Client: an error boundary catches in the browser, also what failed in a page that was rendered before.
export { ApplicationError as default } from '@/components/errors/application-error'
