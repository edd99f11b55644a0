/** Each character of a text once. The content of a large site has tens of millions, of which no list can be made to find a few hundred. */
export function charactersOf(text: string): Set<string> {
  const units = new Uint8Array(0x1_0000)
  const pairs = new Set<string>()
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0xd8_00 || unit > 0xdb_ff) units[unit] = 1
    else pairs.add(text.slice(index, ++index + 1))
  }
  const singles = [...units.keys()].filter((unit) => units[unit] === 1)
  return new Set([...singles.map((unit) => String.fromCharCode(unit)), ...pairs])
}
