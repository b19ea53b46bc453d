import { expect, it } from 'vitest';
import { createOpenReducer, type OpenAction, type OpenState } from '../../../src/blocks/accordion/open-state';

const closed: OpenState = { open: [], moving: [], queue: [] };

const act = (type: 'toggle' | 'reveal', ...items: number[]): OpenAction[] =>
  items.map((item) => ({ type, item }));
const moved: OpenAction = { type: 'moved' };

const single = createOpenReducer(false);
const multiple = createOpenReducer(true);

it('opens one item at a time and closes the others with it', () => {
  const first = act('toggle', 0).reduce(single, closed);
  expect(first).toEqual({ open: [0], moving: [0], queue: [] });
  const second = [moved, ...act('toggle', 1)].reduce(single, first);
  expect(second).toEqual({ open: [1], moving: [0, 1], queue: [] });
});

it('does what is asked for during a movement afterwards, once each, and ignores the items that move', () => {
  const asked = act('toggle', 0, 1, 0, 1, 2).reduce(multiple, closed);
  expect(asked).toEqual({ open: [0], moving: [0], queue: [1, 2] });
  expect(multiple(asked, moved)).toEqual({ open: [0, 1], moving: [1], queue: [2] });
  expect([moved, moved, moved].reduce(multiple, asked)).toEqual({ open: [0, 1, 2], moving: [], queue: [] });
});

it('reveals an item at once, whatever moves or waits', () => {
  const busy = act('toggle', 0, 1).reduce(single, closed);
  expect(act('reveal', 2).reduce(single, busy)).toEqual({ open: [2], moving: [], queue: [] });
  expect(act('reveal', 0).reduce(single, busy)).toEqual({ open: [0], moving: [], queue: [] });
});
