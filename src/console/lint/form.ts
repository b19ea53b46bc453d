import { BLOCK_SETTINGS } from 'mortar:blocks';
import { asRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import { webAddress } from '../../data/links/navigable';
import { memberOf } from '../../dom/member';
import { idsIn } from '../../forms/published';
import type { BlockName } from '../../runtime/block-entry';
import type { Finding } from './fault';
import { lintFields } from './fields';
import { givenIn } from './settings';

/** Fields that a form doesn't send. */
const UNNAMED = ':is(input:not([type=submit], [type=button], [type=reset]), select, textarea):not([name])';

const INERT = ':is(button, input)[type=button]';
const SENDING = 'button:not([type=button], [type=reset]), input:is([type=submit], [type=image])';

/** Files that are linted have no address of their own. */
const SOMEWHERE = 'https://site.example';

/** What keeps the values of a form from being sent. */
export function* lintForm(element: Element, name: BlockName): Iterable<Finding> {
  yield* lintFormId(element, name);
  yield* lintFields(element);
  yield* lintNames(element);
  yield* lintSubmit(element);
  yield* lintRedirect(element);
}

/** Submissions go to the form with that id. */
function* lintFormId(element: Element, name: BlockName): Iterable<Finding> {
  if (hasFormId(element)) return;
  yield {
    code: 'missing-setting',
    element,
    message: `The ${name} block has no formId, so nothing that is sent with it arrives.`,
    suggestion: 'Add "formId" to data-block-json, or data-form-id="…" to the block.',
  };
}

/** Forms without `.form-item` elements send each control by its name. */
function* lintNames(element: Element): Iterable<Finding> {
  if (memberOf(element, 'querySelector')('.form-item')) return;
  for (const control of memberOf(element, 'querySelectorAll')(UNNAMED)) {
    yield {
      code: 'missing-setting',
      element: control,
      message: 'The field has no name, so what visitors write into it is not sent.',
      suggestion: 'Add name="…".',
    };
  }
}

/** Buttons that only scripts react to. */
function* lintSubmit(element: Element): Iterable<Finding> {
  const find = memberOf(element, 'querySelector');
  const button = find(INERT);
  if (!button || find(SENDING)) return;
  yield {
    code: 'missing-part',
    element: button,
    message: 'The form has no button that sends it.',
    suggestion: 'Write type="submit".',
  };
}

/** An address that is never followed: the success message is shown in its place. */
function* lintRedirect(element: Element): Iterable<Finding> {
  for (const [, address] of givenIn(element, 'successRedirect', BLOCK_SETTINGS.form)) {
    if (!address || webAddress(address, SOMEWHERE)) continue;
    yield {
      code: 'wrong-value',
      element,
      message: `successRedirect is not the address of a web page: ${address}.`,
      suggestion: 'Write a path such as /thanks, or an address that begins with https://.',
    };
  }
}

/** The id can be in the JSON, in an attribute of the block or its form, or in a published form's inline handler. */
function hasFormId(element: Element): boolean {
  const { formId } = asRecord(parseJson(memberOf(element, 'getAttribute')('data-block-json')));
  const places = [element, ...memberOf(element, 'querySelectorAll')('form')];
  return Boolean(
    formId ||
      places.some((form) => {
        const read = memberOf(form, 'getAttribute');
        return read('data-form-id') || idsIn(read('onsubmit')).formId;
      }),
  );
}
