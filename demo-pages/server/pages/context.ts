import type { Visitor } from '../visitor.ts';
import type { PageFacts } from './page-file.ts';

const WEBSITE_ID = '64a1f0c27d3b5e09a8c61f42';

const OWNER = { account: '64a1f0c27d3b5e09a8c6aa01', name: 'The owner', roles: [1] };
const VIEWER = { account: '64a1f0c27d3b5e09a8c6aa02', name: 'A viewer', roles: [10] };

/** The site context of a page: the website, the page and its visitor. */
export function siteContextFor(facts: PageFacts, { account, ...cookieSettings }: Visitor) {
  return {
    website: WEBSITE,
    websiteSettings: WEBSITE_SETTINGS,
    templateId: '64a1f0c27d3b5e09a8c60001',
    templateVersion: '7.1',
    gmRenderKey: Buffer.from('a-key-of-the-demo').toString('base64'),
    appDomain: 'mortar.example',
    pageType: facts.pageType,
    collection: facts.collection,
    item: facts.item,
    featureFlags: { formTextareaMaxLength: true },
    cookieSettings: { cookieBannerText: '', cookieBannerCtaText: '', ...cookieSettings },
    ...accountFields(account),
  };
}

function accountFields(account: Visitor['account']) {
  if (account === 'visitor') return {};
  const { account: id, name: displayName, roles } = account === 'owner' ? OWNER : VIEWER;
  return { authenticatedAccount: { id, displayName }, websiteRoles: roles };
}

const WEBSITE = {
  id: WEBSITE_ID,
  identifier: 'kiln-and-crumb',
  websiteType: 1,
  siteStatus: {},
  language: 'en-GB',
  timeZone: 'Europe/Lisbon',
  siteTitle: 'Kiln & Crumb',
  siteTagLine: 'Stoneware and sourdough from one fire',
  location: { addressTitle: 'Kiln & Crumb', addressLine1: '7 Potters Rise', addressCountry: 'Portugal' },
  captchaSettings: { enabledForDonations: false },
};

const WEBSITE_SETTINGS = {
  id: '64a1f0c27d3b5e09a8c61f43',
  websiteId: WEBSITE_ID,
  country: 'PT',
  useEscapeKeyToLogin: true,
  ssBadgeType: 1,
  announcementBarSettings: {},
  mobileInfoBarSettings: {
    isContactEmailEnabled: false,
    isContactPhoneNumberEnabled: false,
    isLocationEnabled: false,
    isBusinessHoursEnabled: false,
  },
  popupOverlaySettings: { style: 1, enabledPages: [] },
  storeSettings: { currenciesSupported: ['EUR'], defaultCurrency: 'EUR', selectedCurrency: 'EUR' },
};
