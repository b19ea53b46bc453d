/** Each rule weighs one class, so that a published style sheet's rule for the same class wins. */
export const FIELD_STYLES = `
.mortar-fields {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5em;
  container-type: inline-size;
  text-align: start;
  overflow-wrap: anywhere;
}
:where(.mortar-fields) .form-item {
  display: block;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
:where(.mortar-fields input).hidden {
  display: none;
}
:where(.mortar-fields) .title {
  display: block;
  margin: 0 0 0.4em;
  padding: 0;
  font-size: 1em;
  font-weight: 600;
  line-height: 1.4;
}
:where(.mortar-fields .title) .required {
  margin-inline-start: 0.2em;
}
:where(.mortar-fields) .description {
  display: block;
  margin: 0 0 0.6em;
  font-size: 0.9375em;
  line-height: 1.5;
}
:where(.mortar-fields .section) .title {
  font-size: 1.25em;
}
.mortar-fields + .form-button-wrapper {
  margin-block-start: 1.5em;
}
:where(.mortar-fields + div) .button {
  min-height: 2.75em;
  padding: 0.55em 1.5em;
  font: inherit;
}
:where(.mortar-fields .section) .description {
  margin: 0;
}
:where(.mortar-fields) .underline {
  padding-block-end: 0.75em;
  border-block-end: 1px solid;
}
:where(.mortar-fields) .field-element {
  display: block;
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75em;
  margin: 0;
  padding: 0.55em 0.75em;
  appearance: auto;
  border: 1px solid;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  line-height: 1.4;
}
:where(.mortar-fields) textarea {
  resize: vertical;
}
:where(.mortar-fields select) option {
  background: Field;
  color: FieldText;
}
:where(.mortar-fields) :is(.field-element, input):focus-visible {
  outline: 3px solid;
  outline-offset: 2px;
}
:where(.mortar-fields) [aria-invalid="true"] {
  border-color: #d4351c;
  box-shadow: inset 0 0 0 1px #d4351c;
}
:where(.mortar-fields) .fields {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75em;
}
:where(.mortar-fields .fields) :is(.description, .field-error, .item) {
  flex: 1 0 100%;
  margin-block: 0;
}
:where(.mortar-fields .fields) .field {
  flex: 1 1 12em;
  min-width: 0;
}
:where(.mortar-fields .fields) :is(.address1, .address2) {
  flex-basis: 100%;
}
:where(.mortar-fields .phone) .country {
  max-width: 16em;
}
:where(.mortar-fields .fields) :is(.two-digits, .three-digits, .four-digits, .ampm) {
  flex: 1 1 4em;
  max-width: 6em;
}
:where(.mortar-fields) .caption {
  display: block;
  margin: 0 0 0.25em;
  font-size: 0.875em;
}
:where(.mortar-fields) .with-prefix {
  display: flex;
  align-items: center;
  gap: 0.5em;
}
:where(.mortar-fields) .option {
  display: block;
  clear: both;
}
:where(.mortar-fields .option) label {
  display: flex;
  align-items: center;
  gap: 0.6em;
  padding-block: 0.35em;
}
:where(.mortar-fields .option) input {
  flex: none;
  appearance: auto;
  width: 1.25em;
  height: 1.25em;
  margin: 0;
}
:where(.mortar-fields) .item {
  min-width: 0;
  margin: 0;
  padding: 0.75em 0 0;
  border: 0;
  border-block-start: 1px solid;
}
:where(.mortar-fields) .question {
  float: inline-start;
  width: 100%;
  margin: 0 0 0.4em;
  padding: 0;
}
@container (min-width: 34em) {
  :where(.mortar-fields) .item {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  :where(.mortar-fields) .question {
    grid-column: 1 / -1;
  }
  :where(.mortar-fields .item) label {
    flex-direction: column;
    gap: 0.3em;
    font-size: 0.875em;
    text-align: center;
  }
}`;
