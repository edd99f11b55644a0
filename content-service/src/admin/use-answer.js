import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

/** What the service answers at an address, read again on `reload`; a refusal is said in its own sentence. */
export function useAnswer(address) {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState(null)
  const reload = useCallback(
    () =>
      get(address).then(
        ({ data }) => setAnswer(data),
        () => setAnswer(null),
      ),
    [get, address],
  )
  useEffect(() => {
    reload()
  }, [reload])
  return [answer, reload]
}

/** Does what a button says, and says in the service's own sentence why it did not. @returns whether it was done */
export function useAttempt() {
  const { toggleNotification } = useNotification()
  return (work) =>
    work().then(
      () => true,
      (error) => {
        toggleNotification({ type: 'danger', message: error.response?.data?.error?.message ?? error.message })
        return false
      },
    )
}
