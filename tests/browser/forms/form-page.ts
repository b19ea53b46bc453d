import type { Page } from 'playwright';
import type { Call } from '../../../demo-pages/server/store.ts';
import { VISIT } from '../../engines/launch.ts';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';

export const FORM_ID = '64a1f0c27d3b5e09a8c6f001';
export const KEY = '/api/form/FormSubmissionKey';
export const SAVE = '/api/form/SaveFormSubmission';

const IDS = { formId: FORM_ID, collectionId: '5c0000000000000000000001', objectName: 'item-1' };

const FIELDS = [
  { type: 'name', id: 'name-0001', title: 'Name', required: true, locked: false, name: true },
  { type: 'email', id: 'email-0001', title: 'Email', required: true, placeholder: '' },
  { type: 'text', id: 'text-0001', title: 'Which class', required: false },
  { type: 'textarea', id: 'textarea-0001', title: 'Message', required: true, maxLength: '' },
];

const MARK = '<span class="required" aria-hidden="true">*</span>';

const ITEMS = `<fieldset id="name-0001" class="form-item fields name required"><legend class="title">Name${MARK}</legend>
<div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" x-autocompletetype="given-name" type="text" spellcheck="false" maxlength="30" data-title="First" aria-required="true"><span class="caption-text">First Name</span></label></div>
<div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" x-autocompletetype="surname" type="text" spellcheck="false" maxlength="30" data-title="Last" aria-required="true"><span class="caption-text">Last Name</span></label></div></fieldset>
<div id="email-0001" class="form-item field email required"><label class="title" for="email-0001-field">Email${MARK}</label><input class="field-element" id="email-0001-field" name="email" type="email" autocomplete="email" aria-required="true"></div>
<div id="text-0001" class="form-item field text"><label class="title" for="text-0001-field">Which class</label><input class="field-element" id="text-0001-field" type="text"></div>
<div id="textarea-0001" class="form-item field textarea required"><label class="title" for="textarea-0001-field">Message${MARK}</label><textarea class="field-element" id="textarea-0001-field" aria-required="true"></textarea></div>`;

const HANDLER = `return (function (form) {
  Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) {
    (new Y.Squarespace.FormSubmit(form)).submit({
      formId: '${IDS.formId}',
      collectionId: '${IDS.collectionId}',
      objectName: '${IDS.objectName}'
    });
  });
  return false;
})(this);`;

const CONTEXT = JSON.stringify({
  ...IDS,
  secureUrl: 'https://kiln.example',
  formSubmitButtonText: 'Ask us',
  formSubmissionMessage: { html: '<p class="">Thank you for <b>asking</b>.</p>', raw: false },
  successRedirect: '',
  useFormsJs: true,
  captchaEnabled: false,
  formFields: FIELDS,
});

/** A published form; newer pages send it hidden, next to its context. */
export function publishedForm({
  isNewer = false,
  isWhole = true,
  isClosed = false,
  handle = '<button class="lightbox-handle">Write to us</button>',
  redirect = '',
  message = 'Thank you!',
} = {}): string {
  const context = isNewer
    ? `<script type="application/json" id="form-context-${FORM_ID}" class="sqs-form-block-context">${CONTEXT}</script><div id="form-submission-html-${FORM_ID}" class="sqs-form-block-submission-html" data-submission-html=""></div>`
    : '';
  return `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block"><div class="sqs-block-content">${context}
${isClosed ? `<div class="lightbox-handle-wrapper">${handle}</div>` : ''}
<div class="form-wrapper ${isClosed ? 'hidden' : ''}"><div class="form-inner-wrapper"${isNewer ? ' hidden' : ''}>
<form data-form-id="${FORM_ID}" data-success-redirect="${redirect}" autocomplete="on" method="POST" action="/never" novalidate onsubmit="${HANDLER.replaceAll('"', '&quot;')}">
<div class="field-list clear">${isWhole ? ITEMS : ''}</div>
<div data-animation-role="button" class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="Send"></div>
<div class="hidden form-submission-text">${message}</div><div class="hidden form-submission-html" data-submission-html=""></div>
</form></div></div></div></div>`;
}

/** The newest published form: an empty wrapper, its data in three scripts, and a rule for what each width shows. */
export function newestForm({
  isClosed = false,
  context = {},
  design = {},
  strings = {},
}: Partial<Record<'context' | 'design' | 'strings', Record<string, unknown>>> & { isClosed?: boolean } = {}) {
  const fields = { ...JSON.parse(CONTEXT), formName: 'Ask us about a class', ...context };
  const handle = (width: string) =>
    `<div class="lightbox-handle-wrapper lightbox-handle-wrapper-system_${width}"><button class="lightbox-handle">Write to us</button></div>`;
  const rules = `#block .form-wrapper { display: none } #block .lightbox-handle-wrapper { display: none }
    #block .lightbox-handle-wrapper-system_desktop { display: block }
    @media (max-width: 767px) { #block .lightbox-handle-wrapper-system_desktop { display: none } #block .lightbox-handle-wrapper-system_mobile { display: block } }`;
  return `<div class="sqs-block website-component-block sqs-block-form form-block" data-block-type="1337" data-definition-name="website.components.form" id="block"><div class="sqs-block-content"><div class="sqs-site-style-form">
${script('context', fields)}${script('design-fields', design)}${script('localized-strings', strings)}
<div class="sqs-form-block-submission-html" data-submission-html=""></div>
${isClosed ? handle('desktop') + handle('mobile') : ''}<div class="form-wrapper"> </div>${isClosed ? `<style>${rules}</style>` : ''}
</div></div></div>`;
}

function script(name: string, data: Record<string, unknown>): string {
  return `<script type="application/json" class="sqs-form-block-${name}">${JSON.stringify(data)}</script>`;
}

export function nativeForm(settings: Record<string, unknown> = {}, more = ''): string {
  return `<div data-block="form" id="block" data-block-json='${json({ ...IDS, ...settings })}'><form method="post" action="/never">${ITEMS}${more}<button type="submit">Send</button></form></div>`;
}

/** A block without a server's form, drawn from its fields. */
export function drawnForm(settings: Record<string, unknown> = {}): string {
  return `<div data-block="form" id="block" data-block-json='${json({ ...IDS, formFields: FIELDS, formSubmitButtonText: 'Send', ...settings })}'></div>`;
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", '&#39;');
}

export const TYPED = {
  'First Name': 'Ada',
  'Last Name': 'Kilner',
  Email: 'ada@kiln.example',
  'Which class': 'Glazing',
  Message: 'Is there a place\nfor two?',
} as const;

/** The values of `TYPED` as they are sent. */
export const VALUES = {
  'name-0001': ['Ada', 'Kilner'],
  'email-0001': 'ada@kiln.example',
  'text-0001': 'Glazing',
  'textarea-0001': 'Is there a place\nfor two?',
};

export async function fillIn(
  page: Page,
  over: Partial<Record<keyof typeof TYPED, string>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...TYPED, ...over })) await refill(page, label, text);
}

/** Firefox's driver appends to the contents of an email field instead of replacing them. */
export async function refill(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).clear();
  await field(page, label).fill(text);
}

export function field(page: Page, label: string) {
  return page.locator('#block').getByLabel(label);
}

export function typed(page: Page): Promise<string[]> {
  return page.evaluate(
    "[...document.querySelectorAll('#block .field-element')].map(({ value }) => value).filter(Boolean)",
  );
}

export const sendButton = (page: Page) => page.locator('#block form [type="submit"]');
export const alert = (page: Page) => page.locator('#block [role="alert"]').first();

export async function showForm(
  stage: Pick<Stage, 'show'>,
  html: string,
  { context = {}, ...options }: VisitOptions & { context?: Record<string, unknown> } = {},
): Promise<Visit> {
  const head =
    '<style>.hidden { display: none } .field-element, button, .button { min-height: 32px }</style>';
  const visit = await stage.show(pageOf({ body: `<main>${html}</main>`, head, context }), options);
  await visit.page.waitForSelector('#block[data-block-state="mounted"]');
  return visit;
}

/** Visits the page again. Not by a reload, after which Firefox restores the fields itself. */
export async function visitAgain(page: Page): Promise<void> {
  await page.goto(page.url(), VISIT);
}

/** The decoded values of a submission. */
export function sentBy(call: Call | undefined): Record<string, unknown> {
  const body = JSON.parse(call?.body ?? '{}');
  return { ...body, form: JSON.parse(body.form ?? 'null') };
}

/** The submissions that the server has accepted. */
export function stored({ server }: Pick<Stage, 'server'>): Call[] {
  return server.store.calls({ path: SAVE }).filter(({ reason }) => reason === 'accepted');
}
