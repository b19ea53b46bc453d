import { CENSUS_TIMEOUT } from '../../api/census';
import { toJson } from '../../data/json';
import { now } from '../../dom/clock';
import { userAgent } from '../../dom/device';
import * as page from '../../dom/page';
import {
  ANALYTICS_LIFETIME,
  readCookies,
  VISIT_LIFETIME,
  VISITOR_LIFETIME,
  writeCookies,
} from '../../runtime/cookies';
import { isLocalStorageSupported } from '../../runtime/storage';
import type { Runtime } from '../../runtime/types';
import { afterPageView, formatVisitorCookie, newId, parseVisitorCookie } from './visitor';

type CensusFields = Readonly<Record<string, string>>;

/** Sends a census call with the visitor cookie and the page's fields. */
export function postCensus(runtime: Runtime, address: string, fields: CensusFields): Promise<unknown> {
  const body = new URLSearchParams({ ...fields, ss_cvr: renewVisitorCookies(), ...pageFields(runtime) });
  return runtime.transport.post(address, body, { timeout: CENSUS_TIMEOUT });
}

/** The fields of a page hit (specification, section 7, census). */
export function hitFields(runtime: Runtime, event: number, extra?: Record<string, unknown>): CensusFields {
  return { event: String(event), data: toJson({ ...hitData(runtime), ...extra }) };
}

function hitData({ site }: Runtime): Record<string, unknown> {
  return {
    localStorageSupported: isLocalStorageSupported(),
    queryString: location.search.slice(0, URL_LIMIT),
    referrer: page.referrer().slice(0, URL_LIMIT),
    websiteId: site.website.id ?? null,
    templateId: site.templateId ?? null,
    website_locale: site.website.language || null,
    userAgent: userAgent(),
    clientDate: now(),
    viewportInnerHeight: innerHeight,
    viewportInnerWidth: innerWidth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    url: location.href.slice(0, URL_LIMIT),
    title: page.title(),
    itemId: site.itemId ?? null,
    collectionId: site.collectionId ?? null,
  };
}

/** Maximum characters of an address that are sent: an internal URL is under 150 (specification, section 5). */
export const URL_LIMIT = 149;

/** Where on the site an event occurred (specification, section 7, census). */
export function pageFields({ site }: Runtime): Readonly<Record<string, string>> {
  const shown = site.item ?? site.collection;
  return {
    pageTitle: page.title(),
    pageId: site.itemId ?? site.collectionId ?? '',
    contentSource: site.itemId ? 'i' : 'c',
    pagePath: location.pathname.slice(0, URL_LIMIT),
    pagePermissionType: String(site.collection?.permissionType ?? shown?.permissionType ?? ''),
  };
}

/** Writes the visitor, visit and analytics cookies for this page view; returns the visitor cookie's value. */
function renewVisitorCookies(): string {
  const time = now();
  const [known, visit, analyticsId = newId()] = readCookies('ss_cvr', 'ss_cvt', 'ss_cid');
  const visitor = formatVisitorCookie(afterPageView(parseVisitorCookie(known), visit === undefined, time));
  writeCookies(
    ['ss_cvr', visitor, VISITOR_LIFETIME],
    ['ss_cvt', String(time), VISIT_LIFETIME],
    ['ss_cid', analyticsId, ANALYTICS_LIFETIME],
  );
  return visitor;
}
