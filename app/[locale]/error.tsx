'use client'

export { ApplicationError as default } from '@/components/errors/application-error'
