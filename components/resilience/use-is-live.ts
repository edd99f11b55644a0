import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have the page: neither while a server draws it nor while React takes over what one has drawn. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
