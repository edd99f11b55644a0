import type { ShellName } from '@/content-client/schemas'

/** Records of the shell have no languages; `key` tells one from another. */
export const shellTypes: readonly { name: ShellName; type: string; key?: string }[] = [
  { name: 'social-networks', type: 'social-network', key: 'name' },
  { name: 'sales-phone', type: 'sales-phone' },
  { name: 'sales-email', type: 'sales-email' },
]
