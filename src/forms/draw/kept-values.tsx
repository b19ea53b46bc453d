import { useLayoutEffect } from 'react';
import { entriesOf } from '../../data/indexes';
import { controlsIn } from '../controls/control';
import { type ControlState, isStateOf, restoreState, stateOf } from '../controls/control-state';

const keptValues = new WeakMap<HTMLElement, readonly ControlState[]>();

interface KeptValuesProps {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
}

/**
 * Keeps what the visitor typed while the block is unmounted, for example because a script moves it: the fields of a
 * drawn form end with its React root. Rendered before whatever reads the fields.
 */
export function KeptValues({ element, form }: KeptValuesProps) {
  useLayoutEffect(() => {
    restore(form, keptValues.get(element) ?? []);
    return () => {
      keptValues.set(element, controlsIn(form).map(stateOf));
    };
  }, [element, form]);
  return null;
}

function restore(form: HTMLFormElement, states: readonly ControlState[]): void {
  for (const [index, control] of entriesOf(controlsIn(form))) {
    const state = states[index];
    if (isStateOf(control, state)) restoreState(control, state);
  }
}
