import { resetWithin, shownWithin } from '../reset';
import { CONTROL_STYLES } from './control-styles';

/** Published style sheets give the paragraphs and buttons in this class small letters, an icon as well. */
const OWN_TYPE = `
.gdpr-cookie-banner.sqs-cookie-banner-v2 :where(.sqs-cookie-banner-v2-text, .sqs-cookie-banner-v2-cta) {
  font-size: 1em;
  letter-spacing: normal;
}
.gdpr-cookie-banner[data-control="ICON"] .sqs-cookie-banner-v2-cta {
  font-size: 28px;
  line-height: 1;
}`;

/** One layer below dialogs. Measures are in the reader's own text size; the notch and the home bar stay free. */
export const STYLES = `${resetWithin('cookie-banner-mount-point')}
.cookie-banner-mount-point {
  display: contents;
}
.gdpr-cookie-banner {
  position: fixed;
  z-index: 29999;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 40px;
  max-height: 60vh;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 0 solid var(--cookie-banner-line);
  background: var(--cookie-banner-paper);
  color: var(--cookie-banner-ink);
  font-size: 0.9375em;
  line-height: 1.55;
  text-align: start;
  overflow-wrap: anywhere;
}
.gdpr-cookie-banner:where(.dark) {
  --cookie-banner-paper: #1b1b1d;
  --cookie-banner-ink: #f5f4f2;
  --cookie-banner-soft: #d3d2cf;
  --cookie-banner-line: #3f3f42;
  --cookie-banner-tint: #333336;
  color-scheme: dark;
}
.gdpr-cookie-banner:where(.light) {
  --cookie-banner-paper: #fff;
  --cookie-banner-ink: #1d1d1f;
  --cookie-banner-soft: #424246;
  --cookie-banner-line: #dcdbd8;
  --cookie-banner-tint: #efeeec;
  color-scheme: light;
}
.gdpr-cookie-banner:where(.bar) {
  right: 0;
  left: 0;
  justify-content: center;
  padding: 0 max(clamp(16px, 4vw, 40px), env(safe-area-inset-right)) 0 max(clamp(16px, 4vw, 40px), env(safe-area-inset-left));
}
.gdpr-cookie-banner:where(.TOP) {
  top: 0;
  border-bottom-width: 1px;
  padding-top: env(safe-area-inset-top);
}
.gdpr-cookie-banner:where(.BOTTOM) {
  bottom: 0;
  border-top-width: 1px;
  padding-bottom: env(safe-area-inset-bottom);
}
.gdpr-cookie-banner:where(.popup) {
  width: 25em;
  max-width: calc(100% - 32px);
  margin: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
  padding: 0 20px;
  border-width: 1px;
  border-radius: 12px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.1), 0 12px 32px rgb(0 0 0 / 0.18);
}
.gdpr-cookie-banner:where(.TOP_LEFT, .TOP_RIGHT) {
  top: 0;
}
.gdpr-cookie-banner:where(.BOTTOM_LEFT, .BOTTOM_RIGHT) {
  bottom: 0;
}
.gdpr-cookie-banner:where(.TOP_LEFT, .BOTTOM_LEFT) {
  left: 0;
}
.gdpr-cookie-banner:where(.TOP_RIGHT, .BOTTOM_RIGHT) {
  right: 0;
}
.gdpr-cookie-banner:where([data-control="ICON"]) {
  flex-wrap: nowrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
}
.sqs-cookie-banner-v2-text {
  flex: 1 1 18em;
  max-width: 50em;
  margin: 0;
  padding: 16px 0;
  text-wrap: pretty;
}
.sqs-cookie-banner-v2-text:where(.popup *) {
  padding: 18px 0 6px;
}
.sqs-cookie-banner-v2-text:where([data-control="ICON"] *) {
  flex-basis: 0;
}
.sqs-cookie-banner-v2-text:where(.popup[data-control="ICON"] *) {
  padding: 18px 0;
}
.sqs-cookie-banner-v2-text :where(p, ul, ol, h1, h2, h3, h4, h5, h6) {
  margin-top: 0;
  margin-bottom: 0;
  font-size: inherit;
}
.sqs-cookie-banner-v2-text :where(* + p, * + ul, * + ol) {
  margin-top: 0.6em;
}
.sqs-cookie-banner-v2-text :where(img) {
  max-width: 100%;
  height: auto;
}
.sqs-cookie-banner-v2-text :where(a) {
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.sqs-cookie-banner-v2-text :where(a):hover {
  color: var(--cookie-banner-soft);
}
${CONTROL_STYLES}
${OWN_TYPE}
${shownWithin('.cookie-banner-mount-point', 'contents')}
${shownWithin('.gdpr-cookie-banner.sqs-cookie-banner-v2', 'flex')}
${shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-text', 'block')}
${shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-cta-container', 'flex')}
${shownWithin('.cookie-banner-mount-point .sqs-cookie-banner-v2-cta', 'inline-block')}
.gdpr-cookie-banner:focus-visible,
.gdpr-cookie-banner :where(a, button):focus-visible {
  outline: 2px solid var(--cookie-banner-ink);
  outline-offset: 2px;
}
@media (max-width: 40em) {
  .sqs-cookie-banner-v2-text:where(.bar:not([data-control="ICON"]) *) {
    padding-bottom: 4px;
  }
  .sqs-cookie-banner-v2-cta-container:where(.bar:not([data-control="ICON"]) *) {
    flex: 1 0 100%;
    padding: 8px 0 16px;
  }
  .sqs-cookie-banner-v2-cta-container:where(.bar[data-control="TEXT"] *) {
    margin: 0 -12px;
    padding: 0 0 8px;
  }
}
@media (forced-colors: active) {
  .gdpr-cookie-banner:where(.dark, .light) {
    --cookie-banner-paper: Canvas;
    --cookie-banner-ink: CanvasText;
    --cookie-banner-line: CanvasText;
  }
  .sqs-cookie-banner-v2-cta {
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .gdpr-cookie-banner:where(:not([data-preview])) {
    animation: cookie-banner-arrives 0.3s ease-out;
  }
  @keyframes cookie-banner-arrives {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
}
@media print {
  .gdpr-cookie-banner {
    display: none;
  }
}`;
