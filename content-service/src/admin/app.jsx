import { ChartPie, Clock } from '@strapi/icons'
import { HistoryPanel } from './history'
import { sendOpenedVersions } from './opened-version'
import { PlanPanel } from './plan'
import { SiteStatusPanel } from './site-status'
import { en, uk } from './words'

const pagesIn = ({ week, numbers }) => ({ 'site.week': week, 'site.numbers': numbers })

export default {
  config: {
    // Strapi's own words in Ukrainian, too; each person chooses in the profile.
    locales: ['uk'],
    translations: Object.fromEntries(Object.entries({ en, uk }).map(([locale, words]) => [locale, pagesIn(words)])),
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
    app.addMenuLink({
      to: 'numbers',
      icon: ChartPie,
      intlLabel: { id: 'site.numbers', defaultMessage: en.numbers },
      Component: () => import('./numbers'),
      permissions: [],
    })
  },
  bootstrap(app) {
    sendOpenedVersions()
    app.getPlugin('content-manager').apis.addEditViewSidePanel([SiteStatusPanel, PlanPanel, HistoryPanel])
  },
}
