import { ContactsPage } from '@/components/contacts/contacts-page'
import { toContactItems } from '@/components/shell/shell-data'
import { getOrganisation, getShellRecords } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('contacts', 'ContactsPage')

export default async function Page() {
  const { salesEmail, salesPhone } = await getShellRecords()
  return (
    <SitePage target="contacts">
      <ContactsPage organisation={await getOrganisation(await getCurrentLocale())} contacts={toContactItems(salesEmail, salesPhone)} />
    </SitePage>
  )
}
