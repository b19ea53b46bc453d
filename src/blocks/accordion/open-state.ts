/** Indexes of the open items. Only one animation runs at a time. */
export interface OpenState {
  readonly open: readonly number[];
  /** Items that are opening or closing now. */
  readonly moving: readonly number[];
  /** Items to be toggled after that. */
  readonly queue: readonly number[];
}

/** Toggled by the visitor, done animating, or revealed at once because its content is a search or link target. */
export type OpenAction =
  | { readonly type: 'toggle' | 'reveal'; readonly item: number }
  | { readonly type: 'moved' };

/** Computes an accordion's next state. */
export type OpenReducer = (state: OpenState, action: OpenAction) => OpenState;

export function createOpenReducer(allowsMultiple: boolean): OpenReducer {
  /** Items that change along with an item: if only one may be open, the others close when it opens. */
  function changingWith(item: number, open: readonly number[]): readonly number[] {
    return open.includes(item) || allowsMultiple ? [item] : [...open, item];
  }

  /** Starts the next queued item when nothing is moving. */
  function advance(state: OpenState): OpenState {
    const [item, ...queue] = state.queue;
    if (state.moving.length || item === undefined) return state;
    const moving = changingWith(item, state.open);
    return { open: toggle(state.open, moving), moving, queue };
  }

  return (state, action) => {
    const { open, moving, queue } = state;
    if (action.type === 'moved') return advance({ ...state, moving: [] });
    const { type, item } = action;
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
