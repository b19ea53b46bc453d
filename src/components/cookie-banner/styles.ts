import { shownWithin } from '../shown-within';
import controls from './controls.css';
import banner from './cookie-banner.css';

export const STYLES = [
  banner,
  controls,
  shownWithin('.cookie-banner-mount-point', 'contents'),
  // WebKit does not place a banner in the top layer by the window if its parent has no box.
  shownWithin('.cookie-banner-mount-point:has(> [popover])', 'block'),
  shownWithin('.gdpr-cookie-banner.sqs-cookie-banner-v2', 'flex'),
  shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-text', 'block'),
  shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-cta-container', 'flex'),
  shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-cta', 'inline-block'),
].join('');
