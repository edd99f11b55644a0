/** A picture's address, wherever it was read: of the repository, or taken in from the service. What widths it has stands beside it. */
const pictureAddress =
  /(?:\/_ipx\/[^/"'\s]+)?\/(?:media\/[0-9a-f]{24}|images\/[\w./-]+?)\.(?<kind>svg|png|jpe?g|webp|avif|gif)(?:(?:\?|%3F)v(?:=|%3D)[0-9a-f]{8})?/g

/**
 * A page or file of a release as another release of the same content would have it: without the names of its build and of its uploads (a
 * shared link's picture is named after the cover in it), and without scripts, which carry the same content once more. Structured data is no
 * script.
 */
export function comparable(text: string, { buildId, builtAt }: { buildId: string; builtAt: string }): string {
  return (
    text
      .replaceAll(buildId, 'BUILD')
      .replaceAll(String(Date.parse(builtAt)), 'TIME')
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link[^>]* rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*>/g, '')
      .replace(pictureAddress, 'PICTURE.$<kind>')
      .replace(/(\/og\/[^"?\s]+)\?v=[0-9a-f]{8}/g, '$1')
      // Where React ends a text depends on how far it was when it had to wait.
      .replaceAll('<!-- -->', '')
      .replace(/^Expires: .*$/m, '')
  )
}
