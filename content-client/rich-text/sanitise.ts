import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { keptNames } from './html-names'

const attributes = defaultSchema.attributes ?? {}

/** Besides the addresses of the web: what a telephone or a computer opens a program of its owner with, to write or to call. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'sms', 'viber', 'tg', 'whatsapp', 'sgnl', 'skype', 'xmpp', 'sip']

const cell = ['align', 'colSpan', 'rowSpan', 'scope']

/** Names of places are made by us (`rawHtml`), so that they need no second prefix; how things look is not for a text to say. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...keptNames, 'section'],
  strip: [],
  clobber: [],
  attributes: {
    ...attributes,
    '*': ['id', 'title', 'lang', 'dir'],
    h2: [['className', 'footnotesHeading']],
    ol: [...(attributes.ol ?? []), 'start', 'reversed', 'type'],
    li: [...(attributes.li ?? []), 'value'],
    input: [...(attributes.input ?? []), 'checked'],
    img: ['src', 'alt'],
    details: ['open'],
    td: cell,
    th: cell,
  },
  protocols: { ...defaultSchema.protocols, href: linkSchemes },
}

export const sanitise = () => rehypeSanitize(schema)
