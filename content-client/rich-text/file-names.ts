import { decoded } from './links'

const ending = /\.(?:jpe?g|jfif|png|apng|webp|avif|gif|svgz?|hei[cf]|tiff?|bmp|ico|psd|ai|eps|raw|dng|cr2|nef|pdf|mp4|mov|webm)$/iu

/** How cameras, telephones and programs call what they save. */
const camera = /^(?:img|dsc[nf]?|dscf?|pxl|mvimg|gopr|dji|p|vid|wp|burst|image|cam|scan)[-_ ]?\d{3,}[\p{L}\p{N}_~.() -]*$/iu
const program =
  /^(?:screen ?shots?|screen ?grab|screen recording|whatsapp image|telegram|viber|signal|photo|picture|pic|img|image|snapshot|scan|frame|group|artboard|layer|untitled|unnamed|download|file|copy of \S+|знімок екрана|знімок|скріншот|скрин|снимок экрана|снимок|скриншот|фото|фотографія|зображення|изображение|картинка|малюнок|рисунок|скан|кадр|без назви|без имени|безымянный|завантаження|копія|файл)[-_ ]*(?:\(?\d+\)?|\d[\p{N}._:, -]*(?:(?:at|о|в) [\p{N}._:-]+)?(?: ?[ap]m)?)?(?:[-_ ]*(?:\(\d+\)|copy|final|копія|копия|\d+x))*$/iu
/** Words joined by underscores, or a digest. */
const joined = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*_[\p{L}\p{N}_-]+$/u
const digest = /^(?=.*\d)(?:[\da-f]{12,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu

/** Whether a description of a picture is none: the name of its file, as upload forms and editors put it in. */
export function isFileName(description: string): boolean {
  const text = description.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [ending, camera, program, joined, digest, /^(?:https?:\/\/|\.{0,2}\/)\S+$/i, /^[\d\s._:()-]+$/].some((each) => each.test(text))
}

/** A description that only repeats the last part of the address, spelled as addresses are: `team-photo` for `/uploads/team-photo.jpg`. */
export function repeatsAddress(description: string, url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  const name = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  return /[-_\d]/.test(name) && description.trim() === decoded(name)
}
