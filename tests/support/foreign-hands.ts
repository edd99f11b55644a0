/** What others do to a page at rest, each as a function that a page can be given. */
export const foreignChanges = {
  'a translator wraps every text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, [translate=no]')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(`${text.data}’`)
    }
  },
  'a password manager puts its signs beside fields': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.before(document.createElement('div'))
      field.after(document.createElement('com-keeper-sign'))
      field.setAttribute('data-kept', 'yes')
    }
  },
  'a detector makes links of numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const found = /\d[\d\s–,.]*\d/.exec(text.data)
      if (!found || text.parentElement?.closest('script, style, textarea, option, svg')) continue
      const number = text.splitText(found.index)
      number.splitText(found[0].length)
      const link = document.createElement('a')
      link.href = 'tel:1'
      number.replaceWith(link)
      link.append(number)
    }
  },
  'an extension puts its elements around the page': () => {
    document.body.prepend(document.createElement('div'))
    document.body.append(document.createElement('aside'))
    document.documentElement.append(document.createElement('extension-root'))
    document.querySelector('main')?.prepend(document.createElement('div'))
  },
  'an extension marks the document': () => {
    for (const root of [document.documentElement, document.body]) {
      root.setAttribute('data-extension', 'on')
      root.classList.add('extension')
      root.style.setProperty('--extension', '1')
    }
  },
  'a spelling tool rewrites texts': () => {
    for (const each of document.querySelectorAll('h1, h2, p, a')) {
      const { firstChild } = each
      if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(/[aа]/g, 'á')
    }
  },
  'a highlighter splits texts and joins them': () => {
    for (const each of document.querySelectorAll('p, li, span')) {
      const { firstChild } = each
      if (firstChild instanceof Text && firstChild.length > 4) firstChild.splitText(2)
    }
    document.querySelector('footer')?.normalize()
  },
  'a tool leaves comments': () => {
    for (const each of document.querySelectorAll('section, form, ul, p')) each.prepend(document.createComment('seen'))
  },
  'a reader takes a paragraph out and puts elements into frames': () => {
    document.querySelector('main p')?.remove()
    for (const field of document.querySelectorAll('main input[type=text], main input[type=email]')) {
      const frame = document.createElement('span')
      field.replaceWith(frame)
      frame.append(field)
    }
  },
} satisfies Record<string, () => void>

export type ForeignChange = keyof typeof foreignChanges

/** Puts its element back in the very moment in which it is taken away. */
export function insist(): void {
  const sign = document.createElement('div')
  const place = () => {
    const field = document.querySelector('main input')
    if (!sign.isConnected) field?.before(sign)
  }
  place()
  new MutationObserver(place).observe(document.body, { subtree: true, childList: true })
}

/** Goes on translating whatever appears or changes, without a word of its own: figures can be compared with those of a plain page. */
export function translateAll(): void {
  const skipped = 'script, style, noscript, textarea, title, option, font, svg, [translate=no]'
  // A moment later, as its answers come from elsewhere.
  const observer = new MutationObserver(() => {
    observer.disconnect()
    setTimeout(translate, 50)
  })
  translate()

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text.data)
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
}
