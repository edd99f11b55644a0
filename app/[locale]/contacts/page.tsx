import { QuestionsSection } from '@/components/sections/questions-section'
import { toContactItems } from '@/components/shell/shell-data'
import { getOrganisation, getPeople, getShellRecords } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { getQuestionsOf } from '../../_page/questions'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'
import { ContactsPage } from './_contacts/contacts-page'

export const generateMetadata = () => metadataOf('contacts')

export default async function Page() {
  const locale = await getCurrentLocale()
  const { salesEmail, salesPhone, socialNetworks } = await getShellRecords()
  return (
    <SitePage target="contacts">
      <ContactsPage
        organisation={await getOrganisation(locale)}
        people={await getPeople(locale)}
        contacts={toContactItems(salesEmail, salesPhone)}
        networks={socialNetworks}
        email={salesEmail}
      />
      <QuestionsSection plain entries={await getQuestionsOf('contacts', locale)} />
    </SitePage>
  )
}
