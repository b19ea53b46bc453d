import { resetWithin, shownWithin } from '../components/reset';
import { VISUALLY_HIDDEN_STYLES } from '../components/visually-hidden';

/**
 * A form that was sent gives way to its message, which may lie in it: then all else in it goes, and of the form itself
 * nothing shows. On paper a textarea is as long as its words.
 */
export const STYLES = `${resetWithin('mortar-form-message')}
.mortar-form-message {
  display: block;
  margin: 0 0 24px;
  padding: 12px 16px;
  border-inline-start: 4px solid #c2261b;
  background: rgb(194 38 27 / 0.08);
  color: inherit;
  line-height: 1.5;
}
form + .mortar-form-message {
  margin: 16px 0 0;
}
.mortar-form-message:focus-visible {
  outline: 2px solid;
  outline-offset: 2px;
}
.mortar-form-message p {
  margin: 0;
}
.mortar-form-message ul {
  margin: 8px 0 0;
  padding-inline-start: 20px;
}
.mortar-form-message a {
  color: inherit;
}
.field-error {
  display: block;
  margin: 0 0 0.5em;
  padding-inline-start: 0.6em;
  border-inline-start: 3px solid #d4351c;
  font-weight: 600;
}
.mortar-sent {
  visibility: hidden !important;
}
.mortar-sent:not(:has(.mortar-sent-message)),
.mortar-sent :not(:has(.mortar-sent-message), .mortar-sent-message, .mortar-sent-message *) {
  display: none !important;
}
.mortar-sent-message {
  visibility: visible !important;
}
${shownWithin('.mortar-form-message', 'block')}
${shownWithin('.mortar-sent-message', 'block')}
@media print {
  form textarea {
    field-sizing: content !important;
    height: auto !important;
  }
}
${VISUALLY_HIDDEN_STYLES}`;
