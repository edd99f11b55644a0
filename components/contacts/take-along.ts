/** Puts a question into the message of the contact form on the same page, and the visitor there. */
export function takeAlong(question: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('form[action="/api/contact"] [name=message]')
  if (!message?.form) return
  if (!message.value.includes(question)) message.value = [message.value.trim(), question].filter(Boolean).join('\n\n')
  message.form.dataset.taken = 'question'
  message.form.scrollIntoView({ block: 'start' })
  message.focus({ preventScroll: true })
  message.setSelectionRange(message.value.length, message.value.length)
  // As if it had been typed: the draft keeps it.
  message.dispatchEvent(new Event('input', { bubbles: true }))
}
