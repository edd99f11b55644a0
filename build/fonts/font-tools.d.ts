// Neither package brings types; only what is used here.
declare module 'fontverter' {
  export function convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures?: string[]
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
