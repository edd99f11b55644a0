/** A cut of a family for one language, which its name ends with. */
const face = /@font-face\{font-family:["']?[^;"']+ ([a-z]{2})["']?;[^}]*\}/g

/** A page has no use for the letters of another language: should it ever show some, the full files of the families have them. */
export function ownFaces(style: string, html: string): string {
  const language = /<html lang="([a-z]{2})/.exec(html)?.[1]
  return language ? style.replace(face, (rule, of) => (of === language ? rule : '')) : style
}
