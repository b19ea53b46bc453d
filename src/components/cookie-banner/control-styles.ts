/** The answers: of equal weight side by side, as buttons, as underlined words or as one icon. */
export const CONTROL_STYLES = `
.sqs-cookie-banner-v2-cta-container {
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 0;
  background: inherit;
}
.sqs-cookie-banner-v2-cta-container:where(.popup *) {
  flex: 1 0 100%;
  padding: 12px 0 20px;
}
.sqs-cookie-banner-v2-cta-container:where(.popup[data-control="TEXT"] *) {
  margin: 0 -12px;
  padding: 4px 0 12px;
}
.sqs-cookie-banner-v2-cta-container:where([data-control="ICON"] *) {
  top: 0;
  bottom: auto;
  flex: none;
  margin-inline-end: -10px;
  padding: 6px 0;
}
.sqs-cookie-banner-v2-cta {
  flex: 1 1 0;
  min-width: 7em;
  min-height: 44px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: var(--cookie-banner-ink);
  color: var(--cookie-banner-paper);
  font: inherit;
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  cursor: pointer;
}
.sqs-cookie-banner-v2-cta:hover {
  background: var(--cookie-banner-soft);
}
.sqs-cookie-banner-v2-cta:where([data-control="TEXT"] *, [data-control="ICON"] *) {
  flex-grow: 0;
  background: transparent;
  color: inherit;
}
.sqs-cookie-banner-v2-cta:where([data-control="TEXT"] *):hover,
.sqs-cookie-banner-v2-cta:where([data-control="ICON"] *):hover {
  background: var(--cookie-banner-tint);
}
.sqs-cookie-banner-v2-cta:where([data-control="TEXT"] *) {
  flex-basis: auto;
  min-width: 44px;
  padding: 8px 12px;
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.sqs-cookie-banner-v2-cta:where([data-control="ICON"] *) {
  width: 44px;
  min-width: 44px;
  padding: 0;
  border-radius: 50%;
  font-size: 28px;
  font-weight: 400;
  line-height: 1;
}`;
