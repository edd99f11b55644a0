import { Clock } from '@strapi/icons'
import { HistoryPanel } from './history'
import { sendOpenedVersions } from './opened-version'
import { PlanPanel } from './plan'
import { SiteStatusPanel } from './site-status'
import { en, uk } from './words'

export default {
  config: {
    // Strapi's own words in Ukrainian, too; each person chooses in the profile.
    locales: ['uk'],
    translations: { en: { 'site.week': en.week }, uk: { 'site.week': uk.week } },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app) {
    app.addMenuLink({
      to: 'week',
      icon: Clock,
      intlLabel: { id: 'site.week', defaultMessage: en.week },
      Component: () => import('./week'),
      permissions: [],
    })
  },
  bootstrap(app) {
    sendOpenedVersions()
    app.getPlugin('content-manager').apis.addEditViewSidePanel([SiteStatusPanel, PlanPanel, HistoryPanel])
  },
}
