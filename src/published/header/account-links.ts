import { asRecord, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';
import { readCookie } from '../../runtime/cookies';
import type { Header } from './header';

const LINK = '[data-controller="UserAccountLink"]:not([data-controllers-bound])';

/** The link to a customer's account: text and address depend on whether the visitor is signed in. */
export function showAccountLinks({ element, attributes }: Header): void {
  const links = element.querySelectorAll(LINK);
  if (!links.length) return;
  const isSignedIn = ownProperty(asRecord(parseJson(readCookie('SiteUserInfo'))), 'authenticated') === true;
  for (const link of links) {
    for (const text of link.querySelectorAll<HTMLElement>(isSignedIn ? '.unauth' : '.auth')) {
      attributes.style(text, 'display', 'none');
    }
    for (const anchor of link.querySelectorAll('a[href="#"]')) {
      attributes.set(anchor, 'href', isSignedIn ? '/account' : '/account/login');
    }
    attributes.toggleClass(link, 'loaded', true);
  }
}
