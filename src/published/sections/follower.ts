import type { Dispose } from '../../data/dispose';
import { observeViewport, working } from '../../dom/observers';
import { maySelfMove } from '../../media/moves';
import { matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { createScope, type Scope } from '../common/scope';
import { partReady } from '../early-presses/part-ready';
import { isBoundElsewhere } from './bound-elsewhere';

/** Mounts an element in a scope of its own; it may first have to load code. */
export type MountElement = (element: HTMLElement, scope: Scope) => unknown;

/** A type of element in sections, and how to mount it. */
export interface SectionKind {
  /** Queried one by one: a selector list is many times slower. */
  readonly selectors: readonly string[];
  readonly mount: MountElement;
  /** Reveals something: when it scrolls into view, and at once with reduced motion and for print. */
  readonly isReveal?: true;
  /** Changes the section's height: at once, since what follows would move under a visitor who scrolls fast. */
  readonly isLayout?: true;
}

interface Follower {
  adopt(root: Root): void;
  releaseRemoved(): void;
  /** Immediately shows what waits for the visitor to come near. */
  showAll(): void;
  readonly stop: Dispose;
}

/** Mounts each element of a type once, most when the visitor comes near; one that fails is reported, the others continue. */
export function createFollower(runtime: Runtime, kind: SectionKind): Follower {
  const { selectors, mount, isReveal } = kind;
  const known = new Map<HTMLElement, Promise<Dispose> | undefined>();
  const arrivals = arrivalsOf(kind, runtime, mountArrived);

  function mountArrived(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) if (isIntersecting) mountNow(target as HTMLElement);
  }

  function mountNow(element: HTMLElement): void {
    arrivals?.unobserve(element);
    if (known.get(element) || isBoundElsewhere(element)) return;
    known.set(element, mountSafely(element));
  }

  async function mountSafely(element: HTMLElement): Promise<Dispose> {
    const scope = createScope(runtime);
    try {
      await mount(element, scope);
    } catch (error) {
      runtime.report(error, { kind: 'initializer', name: 'sections' });
    }
    if (!isReveal) partReady(runtime, element); // nothing of these is pressed
    return scope.disposables.dispose;
  }

  function release(element: HTMLElement): void {
    arrivals?.unobserve(element);
    void known.get(element)?.then((unmount) => unmount());
    known.delete(element);
  }

  return {
    adopt(root) {
      for (const element of matching(root, ...selectors)) {
        if (!(element instanceof HTMLElement) || known.has(element)) continue;
        known.set(element, undefined);
        if (arrivals) arrivals.observe(element);
        else mountNow(element);
      }
    },
    releaseRemoved() {
      for (const element of known.keys()) if (!element.isConnected) release(element);
    },
    showAll() {
      if (isReveal) for (const element of known.keys()) mountNow(element);
    },
    stop() {
      for (const element of known.keys()) release(element);
    },
  };
}

/** `undefined` if nothing should wait for scrolling. */
function arrivalsOf(
  { isReveal, isLayout }: SectionKind,
  runtime: Runtime,
  callback: IntersectionObserverCallback,
): IntersectionObserver | undefined {
  if (isLayout) return undefined;
  if (!isReveal) return observeViewport(callback);
  return maySelfMove(runtime) ? working(() => new IntersectionObserver(callback)) : undefined;
}
