const names = (list: string) => new Set(list.split(' '))

/** HTML a text may have: it is kept as it is. */
const kept = names(
  'a abbr b blockquote br caption cite code dd del details dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var wbr',
)

/** Parts of pages that a text can do without: what stands in them is kept in a block. */
export const blocks = names('address article aside center dir fieldset figcaption figure footer header hgroup legend main menu nav section')

/** Tags that change how words look: the words are kept without them. */
const looks = names('acronym bdi bdo big body col colgroup data font head html label nobr picture search source time')

/** Other HTML: it shows nothing without its script, its file, or its form, or takes the words after it for its own. */
const refused = names(
  'applet area audio base basefont bgsound button canvas datalist dialog embed form frame frameset iframe input keygen link listing map marquee math meta meter noembed noframes noscript object optgroup option output param plaintext portal progress rb rtc script select slot style svg template textarea title track video xmp',
)

/** Words on both sides of these are one word. */
const inline = names(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
)

const selfClosing = names('br col hr img input source wbr')
const closedByOthers = names('body caption colgroup dd dt head html li p rp rt tbody td tfoot th thead tr')

export const keptNames = [...kept]
export const isInline = (name: string) => inline.has(name)
export const isRefused = (name: string) => refused.has(name)
export const isKnown = (name: string) => [kept, blocks, looks].some((known) => known.has(name))
export const needsEnd = (name: string) => !selfClosing.has(name) && !closedByOthers.has(name)
