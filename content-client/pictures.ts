/** A picture as an editor chose it, on its way to becoming a `Picture`. */
export class PictureSource {
  constructor(
    readonly url: string,
    readonly alternativeText: string,
  ) {}
}

/** What the build knows about a picture it has read. */
export type PictureFile = {
  /** Where the whole picture is served. */
  url: string
  width: number
  height: number
  /** The colour it is seen as until it is there, as `styles/base/_tints.scss` names it; null where one can see through. */
  tint: string | null
  /** Pixels of which smaller variants are made; null for a drawing, which has every size. */
  raster: { original: string; avif: boolean } | null
}

export type Picture = PictureFile & { alternativeText: string }

/** Reads a picture by its address. @throws an Error that says what is wrong with it, as a sentence. */
export type ImportPicture = (url: string) => Promise<PictureFile>
