type Places = { header: HTMLElement; contacts: HTMLElement; footer: HTMLElement }

/**
 * Puts menu, contacts and footer around an error as the server has written them into the page of this address. No other page pays for
 * it, and it works where what failed is the code of the shell: the menu and all links are the browser's own.
 */
export function putShell(address: string, { header, contacts, footer }: Places): void {
  const request = new XMLHttpRequest()
  request.open('GET', address)
  request.responseType = 'document'
  request.onload = () => {
    const page = request.responseXML
    const [top, bottom] = ['header', 'footer'].map((name) => page?.querySelector(`body ${name}`))
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
  request.send()
}
