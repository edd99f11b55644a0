/** A long word of a program, which may go on in the next line after what joins its parts and nowhere else. */
export function breakable(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
  return text.split(/(?<=[_&?])/).map((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
}
