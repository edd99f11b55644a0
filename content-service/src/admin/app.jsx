import { SiteStatusPanel } from './site-status'

export default {
  config: {
    // Strapi's own words in Ukrainian, too; each person chooses in the profile.
    locales: ['uk'],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([SiteStatusPanel])
  },
}
