import { useEffect, useEffectEvent, useState } from 'react';
import type { MountedBlock } from './plain-block';
import type { SettingsTable } from './settings';

type Loaded<Part> = { readonly part?: Part };

/**
 * Optional data that loads later: `undefined` until then. If loading fails, the error is reported, the value stays
 * `undefined` and the block carries on.
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

/** Reports an error in an optional part under its block's name. */
export function reportPart({ element, runtime }: MountedBlock<SettingsTable>, error: unknown): void {
  runtime.report(error, { kind: 'block', name: runtime.blocks.instanceOf(element)?.name ?? '' });
}
