import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { list, readText, record } from '../../data/fields';
import { entriesOf } from '../../data/indexes';
import { parseJson, toJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import { forget, recall, remember } from '../../runtime/storage';
import { allControls, type Control, isChoice } from '../controls/control';
import { type ControlState, isStateOf, restoreState, stateOf } from '../controls/control-state';
import { isSecret } from '../controls/secret-controls';
import type { FormPartProps } from '../form-block';

/** Milliseconds without typing until the draft is saved. */
const QUIET = 300;

/** Files can't be stored, and non-editable values belong to the page. Secrets are never stored. */
const NOT_KEPT = /^(file|hidden|submit|button|reset|image)$/;

interface DraftProps extends FormPartProps {
  /** How many drafts have been discarded. */
  readonly discards: number;
  /** How many controls have become secret. */
  readonly secrets: number;
}

/** Keeps what the visitor typed for the session, until it is sent; nothing is saved or restored after unmounting. */
export function Draft({ form, settings, signal, discards, secrets }: DraftProps) {
  const key = `mortar-draft ${location.pathname} ${settings.formId}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forgetTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const write = useEffectEvent(() => {
    forgetTimer();
    if (!signal.aborted) remember(key, toJson(keptControls(form).map(keptOf)));
  });
  const writeWhatIsLeft = useEffectEvent(() => {
    if (timer.current) write();
  });
  const writeSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, QUIET);
  });
  const discard = useEffectEvent(() => {
    forgetTimer();
    forget(key);
  });
  const writeWithoutSecrets = useEffectEvent(() => {
    if (recall(key)) write();
  });
  useLayoutEffect(() => {
    if (secrets) writeWithoutSecrets();
  }, [secrets]);
  useLayoutEffect(() => {
    const listening = new AbortController();
    memberOf(form, 'addEventListener')('input', writeSoon, { signal: listening.signal });
    addEventListener('pagehide', writeWhatIsLeft, { signal: listening.signal });
    if (!keptControls(form).every(isUntouched)) writeSoon(); // typed before this code was there
    return () => {
      listening.abort();
      writeWhatIsLeft(); // while a drawn form still has its fields
    };
  }, [form]);
  useEffect(() => restore(form, parseJson(recall(key)), signal), [form, key, signal]);
  useLayoutEffect(() => {
    if (discards) discard();
  }, [discards]);
  return null;
}

function keptControls(form: HTMLFormElement): Control[] {
  return allControls(form).filter((control): control is Control => !NOT_KEPT.test(control.type));
}

/** A secret control only keeps its place. */
function keptOf(control: Control): Partial<ControlState> {
  return isSecret(control) ? {} : stateOf(control);
}

const readState = record({
  name: readText(''),
  value: (value) => String(value ?? ''),
  isChosen: (value) => value === true,
});

/** Restoring dispatches events to the page, which may unmount the block in response. */
function restore(form: HTMLFormElement, kept: unknown, signal: AbortSignal): void {
  const states = list(readState)(kept);
  for (const [index, control] of entriesOf(keptControls(form))) {
    if (signal.aborted) return;
    const state = states[index];
    if (!isStateOf(control, state) || !isUntouched(control)) continue;
    restoreState(control, state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What the visitor typed before the script loaded is newer. */
function isUntouched(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const preselected = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(0, preselected);
}
