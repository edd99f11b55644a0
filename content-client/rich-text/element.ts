import type { Element } from 'hast'

export function element(tagName: string, properties: Element['properties'], children: Element['children'] = []): Element {
  return { type: 'element', tagName, properties, children }
}

export function textElement(tagName: string, value: string, properties: Element['properties'] = {}): Element {
  return element(tagName, properties, [{ type: 'text', value }])
}
