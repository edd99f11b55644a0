type Places = { header: HTMLElement; contacts: HTMLElement; footer: HTMLElement }

/**
 * Puts menu, contacts and footer around an error as the server has written them into the page of this address. No other page pays for
 * it, and it works where what failed is the code of the shell: the menu and all links are the browser's own.
 */
export async function putShell(address: string, { header, contacts, footer }: Places): Promise<void> {
  const html = await fetch(address).then((answer) => answer.text())
  // The policy of this page knows no sheets but its own, and asks even of a document nobody sees.
  const page = new DOMParser().parseFromString(html.replaceAll(/<style\b[\s\S]*?<\/style>/g, ''), 'text/html')
  const [top, bottom] = ['header', 'footer'].map((name) => page.querySelector(`body ${name}`))
  if (!top || !bottom) return
  // Switches answer only to scripts.
  for (const dead of [top, bottom].flatMap((part) => [...part.querySelectorAll('[role=switch]')])) dead.remove()
  header.replaceChildren(document.importNode(top, true))
  footer.replaceChildren(document.importNode(bottom, true))
  contacts.replaceChildren(
    ...[...bottom.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')].map((link) => {
      const copy = document.importNode(link, true)
      copy.removeAttribute('class')
      return copy
    }),
  )
}
