import type { ContactEnvironment } from '@/app/_contact/environment'

/** What an operator is told at the start: where messages are, and who gets them. */
export function describeWays({ dataDir, mail, service, retentionDays }: ContactEnvironment): string[] {
  const ways = [...(mail ? [`by mail to ${mail.to.split(',').length} address(es)`] : []), ...(service ? ['to the content service'] : [])]
  const kept = `Messages are kept in ${dataDir} for ${retentionDays} days`
  return ways.length > 0
    ? [`${kept} and delivered ${ways.join(' and ')}.`]
    : [`${kept}. Nothing delivers them (SMTP_URL, CONTACT_SERVICE_TOKEN): npm run contacts -- list shows them.`]
}
