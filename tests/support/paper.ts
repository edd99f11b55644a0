import { extractText, getDocumentProxy } from 'unpdf'

/** An estimate whose document has every part: a panel, a subscription, a date and another currency. */
export const paperQuery = 'v=1&c=2026.2&q=production&b=acc.email_core.entity*5_pay.subs_adm.panel-s&from=2027-01-04&cur=EUR'

export const referencePattern = /EST-[0-9A-Z]{4}-[0-9A-Z]{4}/

/** The words of every page of a PDF, with single spaces between them. */
export async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}

export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await sheetsOf(pdf)).join(' ')
}
