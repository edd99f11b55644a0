import type { CustomPlugin, PluginConfig } from 'svgo'

/**
 * Takes out of a drawing what can still act once its scripts are gone (svgo's `removeScripts` does that): HTML inside it, and
 * animations that write an address or a handler. It matters where a drawing is opened by itself; in an `<img>` nothing of it runs.
 */
export const removeActors: CustomPlugin = {
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

/**
 * What is done to a drawing. Its styles become attributes: opened by itself it has a policy that lets no style sheet through, and would
 * stand there in black.
 */
export const drawingPlugins: PluginConfig[] = [
  'removeScripts',
  // It names the encoding the drawing came in.
  'removeXMLProcInst',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  { name: 'convertStyleToAttrs', params: {} },
  removeActors,
]
