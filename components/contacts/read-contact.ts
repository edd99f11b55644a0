export type ContactKind = 'email' | 'phone' | 'telegram' | 'link'

/** A way to answer: `address` as a mail server, a telephone or a browser takes it. */
export type ContactWay = { kind: ContactKind; address: string }

/** Longer than any way to answer with a name around it. */
const longest = 400

/**
 * How we would answer, however it is spelled: an e-mail address, a phone number, a Telegram name or the link of a messenger or profile.
 * Words around it, labels and a second way are passed over; the first of the most certain kind counts.
 */
export function readContact(value: string): ContactWay | null {
  if (value.length > longest) return null
  const text = plain(value)
  return readLink(text) ?? readEmail(text) ?? readTelegram(text) ?? readPhone(text)
}

/** One spelling of what is seen alike: spaces, dashes, digits, signs of full width; nothing that is not seen. */
function plain(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whatever stands before an address or after it in a sentence, in brackets or in quotation marks. */
const trimmed = (word: string) => word.replace(/^[^\p{L}\p{N}@+_]+/u, '').replace(/(?<![^\p{L}\p{M}\p{N}_])[^\p{L}\p{M}\p{N}_]+$/u, '')

const telegramLink =
  /(?:\bt(?:elegram)?\.(?:me|dog)\/|^(?:https?:\/\/)?telegram\.me\/|\btg:\/\/resolve\?domain=)@?([A-Za-z]\w{4,31})(?!\w)/i
const profileHosts =
  'wa\\.me|(?:api\\.|chat\\.)?whatsapp\\.com|signal\\.(?:me|group)|(?:chats\\.)?viber\\.(?:com|me|click)|m\\.me|join\\.skype\\.com|t\\.me'
const networks =
  'linkedin\\.com|lnkd\\.in|facebook\\.com|fb\\.(?:me|com)|instagram\\.com|threads\\.(?:net|com)|x\\.com|twitter\\.com|github\\.com|discord\\.(?:gg|com)'
const profileLink = new RegExp(`^(?:https?://)?(?:[\\w-]{1,20}\\.)?(?:${profileHosts}|${networks})/[^\\s]*[\\p{L}\\p{N}]`, 'iu')
const appLink = /^(?:viber|whatsapp|skype|sgnl|signal|discord):[^\s]*[\p{L}\p{N}]/iu

function readLink(text: string): ContactWay | null {
  const name = telegramLink.exec(text)?.[1]
  if (name && !/^(?:joinchat|share|addstickers)$/i.test(name)) return { kind: 'telegram', address: `@${name}` }
  for (const word of text.split(/[\s<>"'«»“”„,;()]+/)) {
    const found = (appLink.exec(word) ?? profileLink.exec(word))?.[0]
    if (found) return { kind: 'link', address: /^[a-z]+:/i.test(found) ? found : `https://${found}` }
  }
  return null
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLabel = /^(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,63})$/iu

function readEmail(text: string): ContactWay | null {
  for (const word of text.replace(/ @ /g, '@').split(/[\s<>()[\],;"«»“”„|]+|(?<!\w)mailto:/iu)) {
    const address = trimmed(decoded(word.split('?')[0] ?? '').replace(/^(?:e-?mail|mail|пошта|імейл):/iu, ''))
    if (isEmail(address)) return { kind: 'email', address }
  }
  return null
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  if (more.length > 0 || text.length > 254 || local.length > 64 || labels.length < 2) return false
  return localPart.test(local) && labels.every((label) => domainLabel.test(label)) && topLabel.test(labels.at(-1) ?? '')
}

function readTelegram(text: string): ContactWay | null {
  const name =
    /(?:^|[\s(:,;])@([A-Za-z]\w{4,31})(?![\w@-])/.exec(text)?.[1] ??
    /^(?:telegram|телеграм|tg|тг)[\s:-]+@?([A-Za-z]\w{4,31})$/i.exec(text)?.[1]
  return name ? { kind: 'telegram', address: `@${name}` } : null
}

/** What is dialled after the number. */
const extension = /(?:[,;]?\s?(?:ext(?:ension)?|доб|дод|вн)\.?[\s:=]*|[;,]ext=|\s?[x#]\s?)(\d{1,6})(?!\d)/giu

function readPhone(text: string): ContactWay | null {
  const said = decoded(text).replace(extension, '|').replace(/\(0\)/g, ' ')
  // A slash stands in a number or between two.
  for (const part of [...said.split(/[^\d+()\s./-]+/), ...said.split(/[^\d+()\s.-]+/)]) {
    for (const piece of [part, ...part.split(/(?=\+)|\s{2,}|\s\/\s/)]) {
      const address = dialled(piece)
      if (address) return { kind: 'phone', address }
    }
  }
  return null
}

/**
 * A number as it is dialled from anywhere, or as it was typed where its country is not said. In Ukraine it has ten digits and begins
 * with 0; from anywhere it has eight to fifteen, its country first.
 */
function dialled(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, '').replace(/^\+?00(?=[1-9])/, '+')
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits
  if (/^(?:38|8)?0[1-9]\d{8}$/.test(digits)) return `+38${digits.slice(-10)}`
  return /^[1-9]\d{8,14}$/.test(digits) ? digits : null
}
