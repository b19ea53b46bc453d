import { useEffect, useEffectEvent, useState } from 'react';
import type { MountedBlock } from './plain-block';
import type { SettingsTable } from './settings';

type Loaded<Part> = { readonly part?: Part };

/**
 * A part of a block that comes later, such as a chunk: `undefined` until it is there. One that fails is reported and
 * stays `undefined`; the block goes on without it.
 */
export function useAsyncPart<Part>(
  { element, runtime, signal }: MountedBlock<SettingsTable>,
  load: () => Promise<Part>,
): Part | undefined {
  const [{ part }, setLoaded] = useState<Loaded<Part>>({});
  const start = useEffectEvent(load);
  useEffect(() => {
    const name = runtime.blocks.instanceOf(element)?.name ?? '';
    const show = (part: Part) => signal.aborted || setLoaded({ part });
    start().then(show, (error) => runtime.report(error, { kind: 'block', name }));
  }, [element, runtime, signal]);
  return part;
}
