/**
 * What a page may make of text, in every browser that knows Trusted Types: the loader of chunks may fetch scripts of the build and
 * nothing else, and the only text that becomes a script is data (structured data of the page a visitor goes on to). HTML passes: it is
 * made by the build, and what it could run is refused by the policy of the page.
 */
export const trustedTypes = `globalThis.trustedTypes?.createPolicy('default',{createHTML:t=>t,createScript:t=>(JSON.parse(t),t),createScriptURL:a=>{const{origin:o,pathname:p}=new URL(a,location);return o===location.origin&&p.startsWith('/_next/static/')?a:null}})`

/** Puts it before all other code of a page that runs any: into the loader every page has, or into a script of its own. */
export function withTrustedTypes(html: string): string {
  if (!/<script\b/i.test(html) || html.includes(trustedTypes)) return html
  const [loader] = /<script data-src="[^"]*">/.exec(html) ?? []
  if (loader) return html.replace(loader, () => `${loader}${trustedTypes};`)
  if (!html.includes('<head>')) throw new Error('There is no place for the rules of its scripts: it has no <head>')
  return html.replace('<head>', () => `<head><script>${trustedTypes}</script>`)
}
