import { createDisposables, type Disposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { createScheduler } from '../../dom/scheduler';
import type { Runtime } from '../../runtime/types';
import type { LayOutEarly } from './early-block';

interface EarlyLayout {
  readonly attributes: ServerAttributes;
  readonly following: Disposables;
}

interface EarlyLayouts {
  add(element: HTMLElement, layOut: LayOutEarly): void;
  /** The block is mounted: from here on, it keeps its layout itself. */
  settle(element: Element): void;
  /** Restores the server's attributes. */
  remove(element: Element): void;
}

export function createEarlyLayouts(runtime: Runtime): EarlyLayouts {
  const known = new Map<Element, EarlyLayout>();
  const turn = createScheduler();

  async function layOutInTurn(element: HTMLElement, layOut: LayOutEarly, early: EarlyLayout): Promise<void> {
    const { attributes, following } = early;
    await turn();
    if (following.isDisposed()) return;
    const controller = new AbortController();
    following.add(() => controller.abort());
    try {
      const stop = await layOut({ element, runtime, attributes, signal: controller.signal });
      if (stop) following.add(stop);
      runtime.images.adopt(element); // those that waited for their places
    } catch {
      following.dispose(); // mounting fails likewise: that reports it, and restores the attributes
    }
  }

  return {
    add(element, layOut) {
      if (known.has(element)) return;
      const early = { attributes: runtime.keepAttributes(), following: createDisposables() };
      known.set(element, early);
      void layOutInTurn(element, layOut, early);
    },
    settle: (element) => known.get(element)?.following.dispose(),
    remove(element) {
      const early = known.get(element);
      early?.following.dispose();
      early?.attributes.restore();
      known.delete(element);
    },
  };
}
