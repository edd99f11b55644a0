import { Clock } from '@strapi/icons'
import { HistoryPanel } from './history'
import { sendOpenedVersions } from './opened-version'
import { PlanPanel } from './plan'
import { SiteStatusPanel } from './site-status'

export default {
  config: {
    // Strapi's own words in Ukrainian, too; each person chooses in the profile.
    locales: ['uk'],
    translations: { en: { 'site.week': 'Plan and history' }, uk: { 'site.week': 'План та історія' } },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app) {
    app.addMenuLink({
      to: 'week',
      icon: Clock,
      intlLabel: { id: 'site.week', defaultMessage: 'Plan and history' },
      Component: () => import('./week'),
      permissions: [],
    })
  },
  bootstrap(app) {
    sendOpenedVersions()
    app.getPlugin('content-manager').apis.addEditViewSidePanel([SiteStatusPanel, PlanPanel, HistoryPanel])
  },
}
