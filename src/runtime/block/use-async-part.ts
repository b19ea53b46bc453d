import { useEffect, useEffectEvent, useState } from 'react';
import type { MountedBlock } from './plain-block';
import type { SettingsTable } from './settings';

type Loaded<Part> = { readonly part?: Part };

/**
 * Data that a block can do without and that comes later: `undefined` until it is there. Data that fails to come is
 * reported and stays `undefined`; the block goes on without it.
 */
export function useAsyncPart<Part>(
  block: MountedBlock<SettingsTable>,
  load: () => Promise<Part>,
): Part | undefined {
  const [{ part }, setLoaded] = useState<Loaded<Part>>({});
  const start = useEffectEvent(load);
  const fail = useEffectEvent((error: unknown) => reportPart(block, error));
  const { signal } = block;
  useEffect(() => {
    start().then((part) => signal.aborted || setLoaded({ part }), fail);
  }, [signal]);
  return part;
}

/** Reports what happened to a part under the name of its block. */
export function reportPart({ element, runtime }: MountedBlock<SettingsTable>, error: unknown): void {
  runtime.report(error, { kind: 'block', name: runtime.blocks.instanceOf(element)?.name ?? '' });
}
