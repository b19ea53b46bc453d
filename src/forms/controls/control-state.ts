import { type Control, isChoice } from './control';

/** What a visitor has entered into a control. */
export interface ControlState {
  /** Tells the control from others, so that a form that has changed isn't filled in wrongly. */
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
}

export function stateOf(control: Control): ControlState {
  return { name: nameOf(control), value: control.value, isChosen: isChoice(control) && control.checked };
}

/** Whether a state, if there is one at the control’s place, was this control’s. */
export function isStateOf(control: Control, state: ControlState | undefined): state is ControlState {
  return state?.name === nameOf(control);
}

export function restoreState(control: Control, { value, isChosen }: ControlState): void {
  if (isChoice(control)) control.checked = isChosen;
  else control.value = value;
}

function nameOf({ name, id, type }: Control): string {
  return [type, name, id].join();
}
