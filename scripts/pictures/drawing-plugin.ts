import type { createIPX } from 'ipx'

type Settings = Exclude<NonNullable<Parameters<typeof createIPX>[0]['svgo']>, false>
type Plugin = Extract<NonNullable<Settings['plugins']>[number], { fn: unknown }>

/**
 * Takes out of a drawing what can still act once its scripts are gone (svgo's `removeScripts` does that): HTML inside it, and
 * animations that write an address or a handler. It matters where a drawing is opened by itself; in an `<img>` nothing of it runs.
 */
export const removeActors: Plugin = {
  name: 'removeActors',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const animated = node.attributes.attributeName ?? ''
        const acts = node.name.endsWith('foreignObject') || /^\s*(?:(?:\w+:)?href|on\w*)\s*$/i.test(animated)
        if (acts) parent.children = parent.children.filter((child) => child !== node)
      },
    },
  }),
}
