import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { markSizes, SIZED } from '../marks/size-marks';

/** A template hides the link to its phone menu until its script has seen that the menu has entries. */
const HIDDEN_MENU_LINK = 'body:has(#mobileNav a) #mobileMenuLink.hidden';

/** Style sheets of sites with animations hide header, footer and sections until the body is marked. */
export function markAnimations(attributes: ServerAttributes): void {
  for (const body of page.all('body[class*=global-animations]'))
    attributes.set(body, 'data-animation-state', 'booted');
}

/** Scaled text stands beside the page, without height, until it is marked. */
export function markScaledText(attributes: ServerAttributes): void {
  for (const text of page.all('.sqsrte-scaled-text-container')) attributes.toggleClass(text, 'loaded', true);
}

export function showMenuLink(attributes: ServerAttributes): void {
  for (const link of page.all(HIDDEN_MENU_LINK)) attributes.toggleClass(link, 'hidden', false);
}

/** A transparent header lies over the posts that a blog features, as over a banner. */
export function markFeaturedPosts(attributes: ServerAttributes): void {
  if (page.all('.sqs-featured-posts-gallery .post')[0])
    attributes.toggleClass(page.body(), 'has-banner-image', true);
}

/** Narrow pictures have their text below them, spacers a height. */
export function markSized(attributes: ServerAttributes): void {
  markSizes([...page.all(SIZED.join())], () => attributes);
}
