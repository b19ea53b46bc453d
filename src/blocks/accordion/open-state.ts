/** Which items are open, by their indexes. One movement happens at a time. */
export interface OpenState {
  readonly open: readonly number[];
  /** Items that open or close right now. */
  readonly moving: readonly number[];
  /** Items that are toggled after that. */
  readonly queue: readonly number[];
}

export interface OpenAction {
  /** Toggled by the visitor, done with its movement, or revealed at once because something in it is looked for. */
  readonly type: 'toggle' | 'moved' | 'reveal';
  readonly item: number;
}

/** How an accordion's state follows from what happens to it. */
export type OpenReducer = (state: OpenState, action: OpenAction) => OpenState;

export function createOpenReducer(allowsMultiple: boolean): OpenReducer {
  /** What changes with an item: where only one may be open, the others close as it opens. */
  function changingWith(item: number, open: readonly number[]): readonly number[] {
    return open.includes(item) || allowsMultiple ? [item] : [...open, item];
  }

  /** Starts what waits once nothing moves. */
  function advance(state: OpenState): OpenState {
    const [item, ...queue] = state.queue;
    if (state.moving.length || item === undefined) return state;
    const moving = changingWith(item, state.open);
    return { open: toggle(state.open, moving), moving, queue };
  }

  return (state, { type, item }) => {
    const { open, moving, queue } = state;
    if (type === 'moved') return advance({ ...state, moving: moving.filter((other) => other !== item) });
    if (type === 'reveal') {
      const isOpen = open.includes(item);
      return { open: isOpen ? open : toggle(open, changingWith(item, open)), moving: [], queue: [] };
    }
    const isIgnored = moving.includes(item) || queue.includes(item);
    return isIgnored ? state : advance({ ...state, queue: [...queue, item] });
  };
}

function toggle(open: readonly number[], changing: readonly number[]): readonly number[] {
  const staying = open.filter((item) => !changing.includes(item));
  return [...staying, ...changing.filter((item) => !open.includes(item))];
}
