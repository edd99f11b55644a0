import { ContactsPage } from '@/components/contacts/contacts-page'
import { QuestionsSection } from '@/components/home/questions-section'
import { toContactItems } from '@/components/shell/shell-data'
import { getFaqEntries, getOrganisation, getShellRecords } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('contacts', 'ContactsPage')

export default async function Page() {
  const locale = await getCurrentLocale()
  const { salesEmail, salesPhone, socialNetworks } = await getShellRecords()
  return (
    <SitePage target="contacts" quietHeader>
      <ContactsPage
        organisation={await getOrganisation(locale)}
        contacts={toContactItems(salesEmail, salesPhone)}
        networks={socialNetworks}
        email={salesEmail}
      />
      <QuestionsSection plain entries={(await getFaqEntries(locale)).slice(6)} />
    </SitePage>
  )
}
